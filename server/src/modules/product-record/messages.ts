import { bilingual } from '@pasal/core/errors/wording';
import { ATTRIBUTE_LENGTHS, MAX_STOCK } from '@pasal/shared/contracts';
import { WORDS } from '@pasal/shared/domain';
import { WORDS as NEPALI_WORDS, writeDigits } from '@pasal/shared/domain/nepali';

/** Texts about products (worded by R8 where it applies). */
export const productDeleted = bilingual('Product deleted successfully!', 'सामान हटाइयो!');
export const noSuchProduct = bilingual(WORDS.productNotFound, NEPALI_WORDS.productNotFound);
export const deleteApproved = bilingual(
  'Only administrators can delete an approved product.',
  'स्वीकृत सामान व्यवस्थापकले मात्र हटाउन सक्नुहुन्छ।',
);
export const productAdded = bilingual('Product added successfully!', 'सामान थपियो!');
export const productUpdated = bilingual('Product updated successfully!', 'सामान सेभ भयो!');
export const noSuchBrand = bilingual("This brand doesn't exist.", 'यो ब्रान्ड छैन।');
export const noSuchCategory = bilingual("This category doesn't exist.", 'यो वर्ग छैन।');
export const noSuchSubcategory = bilingual(
  "This category doesn't have that subcategory.",
  'यो वर्गमा त्यो उपवर्ग छैन।',
);
export const priceOfNothing = bilingual(
  'After the discount the price must still be above zero.',
  'छुट घटाएपछि पनि मूल्य शून्यभन्दा बढी हुनुपर्छ।',
);
export const threePictures = bilingual(
  'A product has exactly three pictures.',
  'सामानका ठ्याक्कै तीन तस्बिर हुन्छन्।',
);
export const pictureSlots = bilingual(
  'Each new picture needs a slot of its own: 0, 1 or 2.',
  'हरेक नयाँ तस्बिरलाई आफ्नै ठाउँ चाहिन्छ: 0, 1 वा 2।',
);
export const foreignPicture = bilingual(
  'This picture does not belong to the product.',
  'यो तस्बिर यस सामानको होइन।',
);
export const noNewPictures = bilingual(
  "The new pictures don't match their files. Please choose them again.",
  'नयाँ तस्बिर फाइलसँग मिलेनन्। फेरि छान्नुहोस्।',
);
export const statusIsAdmins = bilingual(
  'Only administrators can approve a product or withdraw approval.',
  'सामान स्वीकृत गर्न वा स्वीकृति फिर्ता लिन व्यवस्थापकले मात्र सक्नुहुन्छ।',
);
export const productChanged = bilingual(
  'Someone else has changed this product in the meantime. Please reload it.',
  'यसबीचमा अरू कसैले यो सामान फेर्नुभयो। फेरि खोल्नुहोस्।',
);
export const stockSold = bilingual(
  'More were sold in the meantime than would be left. Please reload the product.',
  'यसबीचमा बाँकी रहनेभन्दा बढी बिक्री भयो। सामान फेरि खोल्नुहोस्।',
);
export const stockTooHigh = bilingual(
  `Stock can be at most ${MAX_STOCK}.`,
  `स्टक बढीमा ${writeDigits(MAX_STOCK)} हुन सक्छ।`,
);
/** The name of a variant that has none. */
export const optionName = (id: number) => `Option ${id}`;
export const variantName = bilingual('Each variant needs a name.', 'हरेक रूपलाई नाम चाहिन्छ।');
export const variantPrice = bilingual('Each variant needs a price.', 'हरेक रूपलाई मूल्य चाहिन्छ।');
export const variantTwice = bilingual('A variant appears twice.', 'एउटा रूप दुई पटक लेखिएको छ।');
export const variantUnknown = bilingual(
  'The product has no variant with this id. Leave the id out to add a variant.',
  'यो सामानमा यो id को रूप छैन। नयाँ थप्न id नलेख्नुहोस्।',
);
export const variantNameTwice = bilingual('Two variants have the same name.', 'दुई रूपको एउटै नाम छ।');
export const variantCodeTaken = bilingual('Another variant has this code.', 'यो कोड अर्को रूपको हो।');
export const variantGone = bilingual(
  'A variant was deleted in the meantime. Please reload the product.',
  'यसबीचमा एउटा रूप हटाइयो। सामान फेरि खोल्नुहोस्।',
);
export const stockOfVariants = bilingual(
  'This product is sold in variants. Change the stock of each variant.',
  'यो सामान विभिन्न रूपमा बिक्री हुन्छ। हरेक रूपको स्टक फेर्नुहोस्।',
);
export const priceOfVariants = bilingual(
  'This product is sold in variants. Change the price of each variant.',
  'यो सामान विभिन्न रूपमा बिक्री हुन्छ। हरेक रूपको मूल्य फेर्नुहोस्।',
);

/** Responses to bulk operations. */
export const statusesChanged = (done: number, all: number) =>
  done === all
    ? bilingual(
        `${done} ${done === 1 ? 'product' : 'products'} changed.`,
        `${writeDigits(done)} वटा सामान फेरिए।`,
      )
    : bilingual(
        `${done} of ${all} products changed.`,
        `${writeDigits(all)} मध्ये ${writeDigits(done)} सामान फेरिए।`,
      );
export const pricesChanged = (done: number, all: number) =>
  done === all
    ? bilingual(
        `${done} ${done === 1 ? 'price' : 'prices'} changed.`,
        `${writeDigits(done)} वटा मूल्य फेरिए।`,
      )
    : bilingual(
        `${done} of ${all} prices changed.`,
        `${writeDigits(all)} मध्ये ${writeDigits(done)} मूल्य फेरिए।`,
      );
export const pricesRounded = (count: number) =>
  bilingual(
    `${count} ${count === 1 ? 'price' : 'prices'} rounded.`,
    `${writeDigits(count)} वटा मूल्य मिलाइए।`,
  );
export const priceTooHigh = bilingual('The price would be too high.', 'मूल्य धेरै बढी हुन्छ।');
/** The message for a product at which a bulk operation was interrupted. */
export const brokenOffHere = bilingual(
  "The shop couldn't be reached. Reload the list to see whether this product was changed.",
  'पसलसम्म पुग्न सकिएन। यो सामान फेरियो कि फेरिएन, सूची फेरि खोलेर हेर्नुहोस्।',
);
export const notComeTo = bilingual(
  'Not changed: the update stopped before this product.',
  'फेरिएन: काम यो सामानअगाडि नै रोकियो।',
);
export const importDone = (changed: number) =>
  bilingual(
    `${changed} ${changed === 1 ? 'product' : 'products'} imported.`,
    `${writeDigits(changed)} वटा सामान आयात भए।`,
  );
export const nothingWritten = bilingual('Nothing was changed.', 'केही फेरिएन।');
export const importPart = ({ done, rows, line }: { done: number; rows: number; line: number }) =>
  bilingual(
    `${done} of ${rows} rows are written, up to line ${line}; the others are not.`,
    `${writeDigits(rows)} मध्ये ${writeDigits(done)} हरफ सेभ भए, हरफ ${writeDigits(line)} सम्म। बाँकी भएनन्।`,
  );
export const otherFile = bilingual(
  'This import was started with a different file.',
  'यो आयात अर्कै फाइलबाट सुरु भएको थियो।',
);
export const emptyCsv = bilingual('This file has no rows.', 'यो फाइलमा हरफ छैन।');
export const brokenCsv = bilingual(
  "This line can't be read as CSV. Check for an extra quotation mark.",
  'यो हरफ CSV का रूपमा पढ्न सकिएन। बढी उद्धरण चिह्न छ कि हेर्नुहोस्।',
);
export const tooManyColumns = bilingual(
  "The first line isn't a heading: it has far too many columns.",
  'पहिलो हरफ शीर्षक होइन: त्यसमा अति धेरै कोलम छन्।',
);
export const errorCell = bilingual(
  'This cell shows an error of the spreadsheet. Correct the formula, or leave the cell empty.',
  'यो कोठामा स्प्रेडसिटको गल्ती देखिन्छ। सूत्र सच्याउनुहोस्, वा खाली छोड्नुहोस्।',
);
export const lostLetters = bilingual(
  'Letters of this cell were lost when the file was saved. Save it again as CSV UTF-8.',
  'फाइल सेभ गर्दा यो कोठाका अक्षर हराए। CSV UTF-8 मा फेरि सेभ गर्नुहोस्।',
);
export const unknownColumn = bilingual("This column isn't known.", 'यो कोलम चिनिएन।');
export const columnTwice = bilingual('This column appears twice.', 'यो कोलम दुई पटक छ।');
export const noIdColumn = bilingual(
  'A column "id" or "slug" must say which product a row is, or "title" what a new one is called.',
  'हरफ कुन सामानको हो भन्ने कोलम "id" वा "slug" चाहिन्छ, नयाँ सामानको नाम भन्ने "title" चाहिन्छ।',
);
export const tooManyCells = bilingual(
  'This row has more cells than the heading has columns.',
  'यो हरफमा शीर्षकका कोलमभन्दा बढी कोठा छन्।',
);
export const tooManyRows = bilingual(
  'Too many rows. Split the file.',
  'हरफ धेरै भए। फाइल टुक्र्याउनुहोस्।',
);
export const newInImport = bilingual(
  'No product has this id or slug. Leave both empty to add a product.',
  'यो id वा slug को सामान छैन। नयाँ थप्न दुवै खाली छोड्नुहोस्।',
);
export const noTitle = bilingual('A new product needs a title.', 'नयाँ सामानलाई नाम चाहिन्छ।');
export const titleTaken = (id: number) =>
  bilingual(
    `Product ${id} has this title already. Put its id into the row to change it.`,
    `यो नाम सामान ${id} को हो। त्यसलाई फेर्न हरफमा त्यसको id लेख्नुहोस्।`,
  );
export const titleTwice = bilingual(
  'Another row adds a product of this title already.',
  'यही नामको सामान अर्को हरफले थप्छ।',
);
export const noNewVariants = bilingual(
  'Variants are added in the product form.',
  'रूप सामानको फारममा थपिन्छन्।',
);
export const picturesInForm = bilingual(
  'Only new products take pictures. Change these in the product form.',
  'नयाँ सामानले मात्र तस्बिर लिन्छ। यसका तस्बिर सामानको फारममा फेर्नुहोस्।',
);
export const picturesMissing = (found: number) =>
  bilingual(
    `A new product needs three pictures. ${found === 0 ? 'None was' : `Only ${found} ${found === 1 ? 'was' : 'were'}`} found.`,
    `नयाँ सामानलाई तीन तस्बिर चाहिन्छ। ${found === 0 ? 'एउटा पनि भेटिएन' : `${writeDigits(found)} वटा मात्र भेटिए`}।`,
  );
export const noSuchPictures = (names: string) =>
  bilingual(`The pictures do not include ${names}.`, `तस्बिरमा यी छैनन्: ${names}।`);
export const pictureNotSent = (name: string) =>
  bilingual(`The picture ${name} has not been sent.`, `यो तस्बिर पठाइएको छैन: ${name}।`);
/** A hint in the template sheet, whose columns are English. */
export const sheetPictures =
  'Three file names with semicolons between them, or a code: the pictures are then called code-1.jpg, code-2.jpg, code-3.jpg. Empty: named by the number of this row.';
export const onePicture = bilingual('Send one picture at a time.', 'एक पटकमा एउटा तस्बिर पठाउनुहोस्।');
export const pictureTaken = (name: string) => bilingual(`${name} is in.`, `${name} आइपुग्यो।`);
export const otherSlug = bilingual(
  'The product with this id has a different slug.',
  'यो id को सामानको slug अर्कै छ।',
);
export const rowTwice = bilingual(
  'Another row already changes this product.',
  'यो सामान अर्को हरफले पनि फेर्छ।',
);
export const noSuchVariant = bilingual(
  'The product has no such variant. Add a new one with the product form.',
  'यो सामानमा यस्तो रूप छैन। नयाँ रूप सामानको फारममा थप्नुहोस्।',
);
export const wrong = bilingual("This can't be read.", 'यो पढ्न सकिएन।');
export const noSuchFact = (key: string) =>
  bilingual(`The category has no specification "${key}".`, `वर्गमा यो विशेषता छैन: "${key}"।`);
export const factIsNumber = (name: string) =>
  bilingual(`${name} must be a number without its unit.`, `${name}: एकाइबिनाको सङ्ख्या लेख्नुहोस्।`);
export const factIsYesOrNo = (name: string) =>
  bilingual(`${name} must be yes or no.`, `${name}: yes वा no लेख्नुहोस्।`);
export const factIsText = (name: string) =>
  bilingual(
    `${name} must be text of at most ${ATTRIBUTE_LENGTHS.value} characters.`,
    `${name}: बढीमा ${writeDigits(ATTRIBUTE_LENGTHS.value)} अक्षरको पाठ लेख्नुहोस्।`,
  );
export const factHasNoNepali = (name: string) =>
  bilingual(`${name} has no words to put into Nepali.`, `${name}: नेपालीमा लेख्ने शब्द छैन।`);
export const factIsChoice = (name: string, choices: readonly string[]) =>
  bilingual(
    `${name} must be one of ${choices.join(', ')}.`,
    `${name}: यीमध्ये एउटा लेख्नुहोस्: ${choices.join(', ')}।`,
  );

/** Rules for the cells of a product file. */
export const textUpTo = (length: number) =>
  bilingual(`Text of up to ${length} characters.`, `बढीमा ${writeDigits(length)} अक्षरको पाठ।`);
export const oneOf = (values: readonly string[]) =>
  bilingual(`One of ${values.join(', ')}.`, `यीमध्ये एउटा: ${values.join(', ')}।`);
export const oneOfOrEmpty = (values: readonly string[]) =>
  bilingual(`One of ${values.join(', ')}, or empty.`, `यीमध्ये एउटा: ${values.join(', ')}, वा खाली।`);
export const trueOrFalse = bilingual('true or false.', 'true वा false।');
export const priceCell = bilingual(
  'A price in rupees above 0, with at most two decimals, such as 2500.50 or Rs. 2,500.',
  'शून्यभन्दा बढी मूल्य रुपैयाँमा, बढीमा दुई दशमलव, जस्तै २५००.५० वा रु. २,५००।',
);
export const percentCell = bilingual(
  'A whole number from 0 to 99.',
  'शून्यदेखि उनान्सयसम्मको पूरा सङ्ख्या।',
);
export const stockCell = bilingual(
  `Whole pieces, from 0 to ${MAX_STOCK}.`,
  `पूरा थान, शून्यदेखि ${writeDigits(MAX_STOCK)} सम्म।`,
);
export const factsCell = bilingual(
  'What the category asks for, by its keys, as JSON: {"channels": 8}. What is left out stays.',
  'वर्गले मागेका विशेषता, JSON मा: {"channels": 8}। नलेखेका जस्ताको तस्तै रहन्छन्।',
);
export const nepaliFactsCell = bilingual(
  'The specifications in words as they are in Nepali, by their keys, as JSON. What is left out stays.',
  'शब्दका विशेषता नेपालीमा, JSON मा। नलेखेका जस्ताको तस्तै रहन्छन्।',
);
export const exportedPieces = bilingual(
  'Whole pieces, as they were exported.',
  'निर्यात गर्दा जति थियो त्यति थान।',
);
export const exportedNumber = bilingual(
  'A whole number, as it was exported.',
  'निर्यात गर्दा जे थियो त्यही सङ्ख्या।',
);
