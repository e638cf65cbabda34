/** Characters that fit into two lines of a phone's card, and into one. */
const [TWO_LINES, ONE_LINE] = [36, 18];

/**
 * A model number: a word of letters and digits, with two digits or a hyphen. Sizes ("4MP", "128GB", "1500W") are
 * excluded, since they start with digits and end with letters.
 */
const MODEL = /^(?=.*\d)(?=.*(?:-|\d.*\d))(?:[a-z]|\d+[a-z]+\d)[\w+/-]*$/i;

/**
 * A title for a narrow card, which truncates it after two lines: without the brand, shown above it, and with the
 * model number moved to the front if it would be cut off. A title that fits is unchanged.
 */
export function cardTitle(title: string, brand: string): string {
  if (title.length <= TWO_LINES) return title;
  const rest = title.startsWith(`${brand} `) ? title.slice(brand.length + 1) : title;
  const model = rest.split(' ').find((word) => MODEL.test(word)) ?? '';
  const isSeen = rest.length <= TWO_LINES || rest.indexOf(model) + model.length <= ONE_LINE;
  return isSeen ? rest : `${model} ${rest.replace(` ${model}`, '')}`;
}
