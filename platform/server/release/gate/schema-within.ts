/** A JSON schema, as far as the contracts of the API use it. */
type Schema = Record<string, unknown>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemaOf = (value: unknown): Schema => (isSchema(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The alternatives of a schema: itself when it has none. */
function variantsOf(schema: Schema): Schema[] {
  const alternatives = [...listOf(schema.anyOf), ...listOf(schema.oneOf)].filter(isSchema);
  return alternatives.length > 0 ? alternatives.flatMap(variantsOf) : [schema];
}

/** Merges an `allOf` of objects into one. */
function joined(schema: Schema): Schema {
  const parts = listOf(schema.allOf).filter(isSchema).map(joined);
  if (parts.length === 0) return schema;
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Schema,
    required: parts.flatMap(({ required }) => listOf(required)),
  };
}

const valuesOf = ({ enum: values, const: value }: Schema): unknown[] | null =>
  Array.isArray(values) ? values : value === undefined ? null : [value];

function typeDiffers(inner: Schema, outer: Schema): boolean {
  if (outer.type === undefined || inner.type === outer.type) return false;
  return !(inner.type === 'integer' && outer.type === 'number');
}

/** Lower and upper bounds; the outer schema's must be the wider. */
const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const EQUAL = ['pattern', 'format', 'multipleOf', 'uniqueItems'];

function boundDiffers(inner: Schema, outer: Schema): string | undefined {
  const below = (key: string) => Number(inner[key] ?? -Infinity) < Number(outer[key] ?? -Infinity);
  const above = (key: string) => Number(inner[key] ?? Infinity) > Number(outer[key] ?? Infinity);
  const other = (key: string) => outer[key] !== undefined && !same(inner[key], outer[key]);
  return LOWER.find(below) ?? UPPER.find(above) ?? EQUAL.find(other);
}

function objectProblems(inner: Schema, outer: Schema, at: string): string[] {
  const innerProperties = schemaOf(inner.properties);
  const outerProperties = schemaOf(outer.properties);
  const missing = listOf(outer.required)
    .filter((name) => !listOf(inner.required).includes(name))
    .map((name) => `${at}.${String(name)} is required on one side only`);
  const unknown = Object.keys(innerProperties)
    .filter((name) => outer.additionalProperties === false && !(name in outerProperties))
    .map((name) => `${at}.${name} is known on one side only`);
  const different = Object.keys(innerProperties)
    .filter((name) => name in outerProperties)
    .flatMap((name) => notWithin(innerProperties[name], outerProperties[name], `${at}.${name}`));
  return [...missing, ...unknown, ...different];
}

function plainProblems(inner: Schema, outer: Schema, at: string): string[] {
  if (typeDiffers(inner, outer)) {
    return [`${at} is ${String(inner.type ?? 'anything')}, not ${String(outer.type)}`];
  }
  const allowed = valuesOf(outer);
  const given = valuesOf(inner);
  const stray = given?.find((value) => !allowed?.some((each) => same(each, value)));
  if (allowed && !given) return [`${at} is no longer one of ${allowed.join(', ')}`];
  if (allowed && stray !== undefined) return [`${at} may be ${JSON.stringify(stray)}`];
  const bound = boundDiffers(inner, outer);
  if (bound) return [`${at} has another ${bound}`];
  if (isSchema(outer.items)) return notWithin(inner.items, outer.items, `${at}[]`);
  return outer.type === 'object' ? objectProblems(inner, outer, at) : [];
}

/**
 * Where a value of the inner schema might be invalid in the outer one; empty if nowhere. A call's input has become
 * narrower when the old input is not within the new one, and its answer is incompatible when the new answer is not
 * within the old one.
 */
export function notWithin(innerGiven: unknown, outerGiven: unknown, at: string): string[] {
  if (same(innerGiven, outerGiven)) return [];
  const inner = joined(schemaOf(innerGiven));
  const outer = joined(schemaOf(outerGiven));
  const choices = variantsOf(outer).map(joined);
  return variantsOf(inner)
    .map(joined)
    .flatMap((variant) => {
      const tries = choices.map((choice) => plainProblems(variant, choice, at));
      if (tries.some((problems) => problems.length === 0)) return [];
      return tries.toSorted((a, b) => a.length - b.length)[0] ?? [];
    });
}
