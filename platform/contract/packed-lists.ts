/**
 * Packs lists in a document's answers whose items all have the same fields: the field names are stored once, followed
 * by the values of each field together, which compress better side by side.
 */

/** Marks a packed list; an answer that has a field of this name is not packed. */
const FIELDS = '$fields';
/** Packing two items is not worth it. */
const FEWEST = 3;

interface PackedList {
  [FIELDS]: string[];
  values: unknown[][];
}

type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields all items have in the same order; null if they differ. */
function commonFields(list: readonly unknown[]): string[] | null {
  const [first] = list;
  if (list.length < FEWEST || !isThing(first)) return null;
  const fields = Object.keys(first);
  const same = JSON.stringify(fields);
  const isSame = (each: unknown) => isThing(each) && JSON.stringify(Object.keys(each)) === same;
  return fields.length > 0 && list.every(isSame) ? fields : null;
}

const mapThing = (thing: Thing, change: (value: unknown) => unknown): Thing =>
  Object.fromEntries(Object.entries(thing).map(([name, value]) => [name, change(value)]));

/** Packs every list within a value. */
export function packLists(value: unknown): unknown {
  if (isThing(value)) return mapThing(value, packLists);
  if (!Array.isArray(value)) return value;
  const fields = commonFields(value);
  if (!fields) return value.map(packLists);
  const things = value as Thing[];
  const values = fields.map((name) => things.map((thing) => packLists(thing[name])));
  return { [FIELDS]: fields, values } satisfies PackedList;
}

/** True when a JSON text may be packed. */
export const mayPack = (json: string) => !json.includes(`"${FIELDS}"`);

const isPacked = (value: Thing): value is Thing & PackedList => FIELDS in value;

/** Restores every packed list within a value. */
export function unpackLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackLists);
  if (!isThing(value)) return value;
  if (!isPacked(value)) return mapThing(value, unpackLists);
  const [first = []] = value.values;
  return first.map((_, place) =>
    Object.fromEntries(
      value[FIELDS].map((name, field) => [name, unpackLists(value.values[field]?.[place])]),
    ),
  );
}
