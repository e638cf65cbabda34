/** Placeholders for a message to a buyer: their name, the order's number and total, and its delivery day. */
export const PLACEHOLDERS = ['name', 'order', 'total', 'day'] as const;

/** The value of each; null if the order has none. */
export type TemplateValues = Readonly<Record<(typeof PLACEHOLDERS)[number], string | null>>;

const PLACE = /\{([^{}]*)\}/g;

const isKnown = (name: string): name is keyof TemplateValues =>
  (PLACEHOLDERS as readonly string[]).includes(name);

/** Lists a text's unknown placeholders as written. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(PLACE)].flatMap(([written, name = '']) => (isKnown(name) ? [] : [written]));

/** Fills in the order's values; null if one of them is missing. */
export function fillTemplate(text: string, values: TemplateValues): string | null {
  let isWhole = true;
  const filled = text.replace(PLACE, (written, name: string) => {
    const value = isKnown(name) ? values[name] : written;
    isWhole &&= value !== null;
    return value ?? '';
  });
  return isWhole ? filled : null;
}
