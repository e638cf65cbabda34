import type { ErrorObject } from 'ajv';

/** Texts by name, as a query string or a path carries them; read as their schema says once checked. */
type Texts = Record<string, unknown>;

const isEmpty = (value: unknown) => value === '';

/** Takes values away that say nothing: `?status=` asks for what no `status` asks for. */
export function removeEmptyValues(query: unknown): void {
  const texts = query as Texts;
  for (const [name, value] of Object.entries(texts)) {
    const given = Array.isArray(value) ? value.filter((each) => !isEmpty(each)) : value;
    if (isEmpty(given) || (Array.isArray(given) && given.length === 0)) delete texts[name];
    else texts[name] = given;
  }
}

/** `Infinity` and `1e309` are read as numbers, and no bound of a schema holds them; NUL fits no text. */
function whyUnusable(value: unknown): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'must be a finite number';
  return typeof value === 'string' && value.includes('\0') ? 'must not contain NUL' : undefined;
}

/** The first value of a query string or a path that fits its schema and is none all the same. */
export function findUnusableText(values: unknown): ErrorObject | undefined {
  for (const [name, value] of Object.entries(values as Texts)) {
    const message = [value].flat().map(whyUnusable).find(Boolean);
    if (message === undefined) continue;
    return { instancePath: `/${name}`, schemaPath: '', keyword: 'usable', params: {}, message };
  }
  return undefined;
}
