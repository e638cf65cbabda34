import type { Need, NeedValue } from './release';

/** Where the values of a need come from. */
export interface NeedSources {
  /** The values of the route's path parameters. */
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  /** The answers to the page's needs so far, by index. */
  answers: readonly unknown[];
}

/** The arguments of a call, as the hook of its endpoint takes them. */
export interface NeedRequest {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** The schemas of a call, as far as they convert text. */
interface CallShapes {
  params?: object;
  query?: object;
}

/** A parameter's value in a list of one; an empty list leaves out the parameter, null the whole need. */
type Found = [value: unknown] | [] | null;

const foundOr = (value: unknown): Found => (value === undefined || value === null ? null : [value]);

/** A schema's rules for one value: text is converted to its type, and must be one of `enum`. */
interface ValueShape {
  type?: string;
  enum?: readonly unknown[];
}

function shapeOf(schema: object | undefined, name: string): ValueShape {
  const { properties } = (schema ?? {}) as { properties?: Record<string, ValueShape> };
  return properties?.[name] ?? {};
}

function readAs({ type, enum: values }: ValueShape, texts: readonly string[]): Found {
  const given = texts.filter((text) => text !== '');
  const [first] = given;
  if (first === undefined) return null;
  if (values && !values.includes(first)) return null;
  if (type === 'array') return [[...new Set(given)]];
  if (type !== 'number' && type !== 'integer') return [first];
  return Number.isFinite(Number(first)) ? [Number(first)] : null;
}

/** `product.category` of an answer. */
function partOf(answer: unknown, path: string): unknown {
  let part = answer;
  for (const name of path.split('.')) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return undefined;
    part = (part as Record<string, unknown>)[name];
  }
  return part;
}

function findValue(value: NeedValue, from: NeedSources, shape: ValueShape): Found {
  if ('value' in value) return [value.value];
  if ('answer' in value) return foundOr(partOf(from.answers[value.answer], value.at));
  if ('path' in value) {
    const text = from.params[value.path];
    return text === undefined || value.except?.includes(text) ? null : readAs(shape, [text]);
  }
  const { search, or } = value;
  if (!from.search.getAll(search).some((text) => text !== '')) {
    return or === null ? [] : foundOr(or);
  }
  return readAs(shape, from.search.getAll(search));
}

function fill(values: Need['params'], from: NeedSources, schema: object | undefined) {
  const filled: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    const found = findValue(value, from, shapeOf(schema, name));
    if (!found) return null;
    if (found.length > 0) [filled[name]] = found;
  }
  return filled;
}

/**
 * Returns the arguments for the call of a need at an address; undefined for a call without arguments. Null when a
 * value is missing or invalid: then the need is left out. A page's own hook makes the same arguments, so that it
 * finds the answer.
 */
export function requestOfNeed(
  need: Need,
  from: NeedSources,
  shapes: CallShapes,
): NeedRequest | undefined | null {
  const params = fill(need.params, from, shapes.params);
  const query = fill(need.query, from, shapes.query);
  if (!params || !query) return null;
  const request = { ...(need.params && { params }), ...(need.query && { query }) };
  return Object.keys(request).length > 0 ? request : undefined;
}
