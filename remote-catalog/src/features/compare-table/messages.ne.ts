import { writeDigits } from '@pasal/shared/domain';

export const table = 'तुलना गरिएका सामान';
export const scroll = 'तुलना, सारेर हेर्न मिल्ने';
/** The heading of the column with the attributes. */
export const what = 'सामान';
export const picture = 'फोटो';
export const buy = 'किन्नुहोस्';
/** Shown if a product has no value. */
export const nothing = '–';
export const noValue = 'उल्लेख छैन';
export const differs = 'फरक छ';
export const onlyDifferences = 'फरक मात्र देखाउनुहोस्';
export const noDifferences = 'यी सामानको दिइएको विवरणमा कुनै फरक छैन।';
export const remove = 'हटाउनुहोस्';
export const of = (title: string) => `: ${title}`;
export const gone = 'अब यो पसलमा पाइँदैन।';
/** Names a product with an unknown title. */
export const unnamed = (id: number) => `सामान ${writeDigits(id)}`;
export const outOfStock = 'स्टकमा छैन';
