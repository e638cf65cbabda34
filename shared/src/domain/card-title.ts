/** Letters that two lines of a phone's card have room for, and its first line. */
const [TWO_LINES, ONE_LINE] = [36, 18];

/**
 * A model number: letters and figures in one word, of which two are figures or which has a hyphen. It is no size
 * ("4MP", "128GB", "1500W"), for these begin with their figures and end with letters.
 */
const MODEL = /^(?=.*\d)(?=.*(?:-|\d.*\d))(?:[a-z]|\d+[a-z]+\d)[\w+/-]*$/i;

/**
 * A title as a narrow card shows it, whose two lines cut a longer one: without the brand, which stands above it,
 * and with the model number first where the cut would take it. What fits stays as it is.
 */
export function cardTitle(title: string, brand: string): string {
  if (title.length <= TWO_LINES) return title;
  const rest = title.startsWith(`${brand} `) ? title.slice(brand.length + 1) : title;
  const model = rest.split(' ').find((word) => MODEL.test(word)) ?? '';
  const isSeen = rest.length <= TWO_LINES || rest.indexOf(model) + model.length <= ONE_LINE;
  return isSeen ? rest : `${model} ${rest.replace(` ${model}`, '')}`;
}
