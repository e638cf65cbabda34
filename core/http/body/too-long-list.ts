import type { ErrorObject } from 'ajv';

/** The parts of a JSON schema that limit the length of lists. */
interface Shape {
  maxItems?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  anyOf?: readonly Shape[];
}

type Part = readonly [name: string, shape: Shape, value: unknown];

function partsOf(shape: Shape, value: unknown): Part[] {
  const { items, properties = {}, anyOf = [] } = shape;
  const same = anyOf.map((each): Part => ['', each, value]);
  if (Array.isArray(value)) {
    const inside = items ? value.map((item, at): Part => [`/${at}`, items, item]) : [];
    return [...same, ...inside];
  }
  if (typeof value !== 'object' || value === null) return same;
  const fields = Object.entries(properties).map(([name, part]): Part => [
    `/${name}`,
    part,
    (value as Record<string, unknown>)[name],
  ]);
  return [...same, ...fields];
}

/**
 * The first list in a value that is longer than its schema allows, in Ajv's format; the items of such a list are not
 * checked.
 */
export function findTooLongList(
  schema: unknown,
  value: unknown,
  path = '',
): ErrorObject | undefined {
  const shape = schema as Shape;
  const { maxItems: limit = Infinity } = shape;
  if (Array.isArray(value) && value.length > limit) {
    const message = `must NOT have more than ${limit} items`;
    return { instancePath: path, schemaPath: '', keyword: 'maxItems', params: { limit }, message };
  }
  for (const [name, part, inside] of partsOf(shape, value)) {
    const found = findTooLongList(part, inside, path + name);
    if (found !== undefined) return found;
  }
  return undefined;
}
