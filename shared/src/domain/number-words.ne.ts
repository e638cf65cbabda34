/** Words for writing out an amount. */

/** Nepali has a distinct word for every number below a hundred. */
const NUMBERS = `
शून्य एक दुई तीन चार पाँच छ सात आठ नौ
दस एघार बाह्र तेह्र चौध पन्ध्र सोह्र सत्र अठार उन्नाइस
बिस एक्काइस बाइस तेइस चौबिस पच्चिस छब्बिस सत्ताइस अट्ठाइस उनन्तिस
तिस एकतिस बत्तिस तेत्तिस चौँतिस पैँतिस छत्तिस सैँतिस अठतिस उनन्चालिस
चालिस एकचालिस बयालिस त्रिचालिस चवालिस पैँतालिस छयालिस सतचालिस अठचालिस उनन्चास
पचास एकाउन्न बाउन्न त्रिपन्न चउन्न पचपन्न छपन्न सन्ताउन्न अन्ठाउन्न उनन्साठी
साठी एकसट्ठी बयसट्ठी त्रिसट्ठी चौँसट्ठी पैँसट्ठी छयसट्ठी सतसट्ठी अठसट्ठी उनन्सत्तरी
सत्तरी एकहत्तर बहत्तर त्रिहत्तर चौहत्तर पचहत्तर छयहत्तर सतहत्तर अठहत्तर उनासी
असी एकासी बयासी त्रियासी चौरासी पचासी छयासी सतासी अठासी उनान्नब्बे
नब्बे एकान्नब्बे बयान्नब्बे त्रियान्नब्बे चौरान्नब्बे पन्चान्नब्बे छयान्नब्बे सन्तान्नब्बे अन्ठान्नब्बे उनान्सय
`
  .trim()
  .split(/\s/);

/** A whole number below a hundred. */
export const belowHundred = (count: number) => NUMBERS[count] ?? '';

/** The names of the Nepali scale. */
export const scaleNames = {
  kharab: 'खर्ब',
  arab: 'अर्ब',
  crore: 'करोड',
  lakh: 'लाख',
  thousand: 'हजार',
  hundred: 'सय',
} as const;

/** The phrase around an amount in words; the second argument is null without paisa. */
export const sumInWords = (rupees: string, paisa: string | null) =>
  `${rupees} रुपैयाँ ${paisa === null ? '' : `${paisa} पैसा `}मात्र`;
