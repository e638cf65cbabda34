import { writeDigits } from '@pasal/shared/domain';

/** The toolbar of R2.99, and its own prompts (R5.12 leaves them open). */

export const toolbar = 'अक्षरको रूप';
export const undo = 'अघिको जस्तै बनाउनुहोस्';
export const redo = 'फेरि गर्नुहोस्';
export const fontSize = 'अक्षरको साइज';
export const normalSize = 'साइज';
export const heading = 'शीर्षक';
export const bold = 'मोटो अक्षर';
export const italic = 'ढल्केको अक्षर';
export const underline = 'अक्षरमुनि धर्सो';
export const strike = 'काटिएको अक्षर';
export const colour = 'अक्षरको रङ';
export const noColour = 'सामान्य रङ';
export const left = 'बायाँ मिलाउनुहोस्';
export const center = 'बीचमा मिलाउनुहोस्';
export const right = 'दायाँ मिलाउनुहोस्';
export const justify = 'दुवै छेउ मिलाउनुहोस्';
export const link = 'लिङ्क';
export const insertLink = 'लिङ्क राख्नुहोस्';
export const linkText = 'देखिने अक्षर';
export const linkAddress = 'ठेगाना';
export const linkHint = 'https://…, इमेल ठेगाना, वा पसलको पृष्ठ, जस्तै /contact';
export const linkWrong = 'वेब ठेगाना, इमेल ठेगाना, वा / बाट सुरु हुने ठेगाना लेख्नुहोस्।';
export const applyLink = 'लगाउनुहोस्';
export const removeLink = 'लिङ्क हटाउनुहोस्';
export const table = 'तालिका';
export const insertTable = 'तालिका राख्नुहोस्';
export const rows = 'पङ्क्ति';
export const columns = 'कोलम';
export const tableWrong = (name: string, most: number) =>
  `${name}: १ देखि ${writeDigits(most)} सम्मको अङ्क लेख्नुहोस्।`;
export const applyTable = 'राख्नुहोस्';
export const rowAbove = 'माथि पङ्क्ति थप्नुहोस्';
export const rowBelow = 'तल पङ्क्ति थप्नुहोस्';
export const columnLeft = 'बायाँ कोलम थप्नुहोस्';
export const columnRight = 'दायाँ कोलम थप्नुहोस्';
export const deleteRow = 'पङ्क्ति हटाउनुहोस्';
export const deleteColumn = 'कोलम हटाउनुहोस्';
export const deleteTable = 'तालिका हटाउनुहोस्';
export const divider = 'तेर्सो धर्सो राख्नुहोस्';
/** Shown if the editor failed to load. */
export const away =
  'लेख्ने ठाउँ लोड गर्न सकिएन। लेखिएको कुरा जस्ताको तस्तै रहन्छ। बाँकी सेभ गर्नुहोस्, वा यो पृष्ठ फेरि लोड गर्नुहोस्।';
