import type { ErrorObject } from 'ajv';

/** Texts by name, from a query string or a path; converted by their schema during validation. */
type Texts = Record<string, unknown>;

const isEmpty = (value: unknown) => value === '';

/** Removes empty values: `?status=` means the same as no `status`. */
export function removeEmptyValues(query: unknown): void {
  const texts = query as Texts;
  for (const [name, value] of Object.entries(texts)) {
    const given = Array.isArray(value) ? value.filter((each) => !isEmpty(each)) : value;
    if (isEmpty(given) || (Array.isArray(given) && given.length === 0)) delete texts[name];
    else texts[name] = given;
  }
}

/** `Infinity` and `1e309` are parsed as numbers that pass every bound of a schema; NUL is never valid in a text. */
function whyUnusable(value: unknown): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'must be a finite number';
  return typeof value === 'string' && value.includes('\0') ? 'must not contain NUL' : undefined;
}

/** The first value of a query string or a path that passes its schema but is still invalid. */
export function findUnusableText(values: unknown): ErrorObject | undefined {
  for (const [name, value] of Object.entries(values as Texts)) {
    const message = [value].flat().map(whyUnusable).find(Boolean);
    if (message === undefined) continue;
    return { instancePath: `/${name}`, schemaPath: '', keyword: 'usable', params: {}, message };
  }
  return undefined;
}
