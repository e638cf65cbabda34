/** What a message to a buyer may name: their name, the order's number and total, and when it is to come. */
export const PLACEHOLDERS = ['name', 'order', 'total', 'day'] as const;

/** What stands in the place of each; null for what the order does not have. */
export type TemplateValues = Readonly<Record<(typeof PLACEHOLDERS)[number], string | null>>;

const PLACE = /\{([^{}]*)\}/g;

const isKnown = (name: string): name is keyof TemplateValues =>
  (PLACEHOLDERS as readonly string[]).includes(name);

/** Lists the placeholders of a text that stand for nothing, as they are written. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(PLACE)].flatMap(([written, name = '']) => (isKnown(name) ? [] : [written]));

/** The text with the order's values; null where it asks for one that the order does not have. */
export function fillTemplate(text: string, values: TemplateValues): string | null {
  let isWhole = true;
  const filled = text.replace(PLACE, (written, name: string) => {
    const value = isKnown(name) ? values[name] : written;
    isWhole &&= value !== null;
    return value ?? '';
  });
  return isWhole ? filled : null;
}
