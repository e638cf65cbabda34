import * as fc from 'fast-check';
import type { JsonSchema } from '@pasal/core/openapi/openapi-types';

/** `boundary` is valid at the edge of the allowed range; `hostile` is a value that no honest client sends. */
export type Manner = 'valid' | 'boundary' | 'hostile';

interface Shape {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

const HOSTILE_TEXTS = [
  "'; drop table staff; --",
  '%',
  '_',
  '\\',
  '%27%20or%201=1',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  'नमस्ते'.repeat(40),
  '🎁'.repeat(60),
  'x'.repeat(100_000),
  'Infinity',
  '-Infinity',
  '1e309',
  'NaN',
  '((((((((((((((((((((',
  '{"$gt":""}',
  '${7*7}',
  '\r\nset-cookie: a=b',
  ' ',
  '',
];
const HOSTILE_VALUES: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  -0.01,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER + 1,
  'NaN',
  [],
  {},
  [[[[[[[[]]]]]]]],
  { toString: 1, __proto: {} },
];
const WORDS = ['Nepcam', 'dome', 'camera', 'cable', 'Kirtipur', 'मोबाइल', 'Smart Lock 2'];
/** Rights and amounts that no caller may set. */
const EXTRA = { role: 'admin', id: 1, total: 0 };

/** Names of fields whose values exist in the shop under test. */
const MEANT: Record<string, fc.Arbitrary<unknown>> = {
  email: whole(1, 9_999_999).map((number) => `buyer-${number}@example.com`),
  phone: whole(10_000_000, 99_999_999).map((number) => `98${number}`),
  brand: fc.constant('Nepcam'),
  category: fc.constant('Security Cameras'),
  slug: whole(1, 60).map((number) => `product-${number}`),
  page: whole(1, 3),
  quantity: whole(1, 3),
  price: fc.constant(1000),
  from: fc.constant('2026-01-01'),
  to: fc.constant('2026-12-31'),
};

/** Each number is equally likely, unlike `fc.integer`, which prefers the ends. */
function whole(min: number, max: number): fc.Arbitrary<number> {
  return fc.noBias(fc.integer({ min, max }));
}

/** Chooses one of two, the first with this percentage. */
export function mostly<One, Other>(
  percent: number,
  one: fc.Arbitrary<One>,
  other: fc.Arbitrary<Other>,
): fc.Arbitrary<One | Other> {
  return fc.oneof({ weight: percent, arbitrary: one }, { weight: 100 - percent, arbitrary: other });
}

function textOf({ minLength = 0, maxLength = 60 }: Shape, manner: Manner): fc.Arbitrary<string> {
  if (manner === 'boundary') {
    return fc.constantFrom(minLength, maxLength).map((length) => 'b'.repeat(length));
  }
  return fc.constantFrom(...WORDS).map((word) => word.padEnd(minLength, 'x').slice(0, maxLength));
}

function numberOf(
  { type, minimum = 0, maximum = 40 }: Shape,
  manner: Manner,
): fc.Arbitrary<number> {
  if (manner === 'boundary') return fc.constantFrom(minimum, maximum);
  const least = Math.ceil(minimum);
  const wholes = whole(least, Math.min(maximum, least + 30));
  if (type === 'integer') return wholes;
  return mostly(
    50,
    wholes,
    wholes.map((value) => value + 0.5),
  );
}

/** Values that exist in the shop under test just now, by the name of their field. */
export type Facts = ReadonlyMap<string, unknown>;

type ValueOf = (schema: JsonSchema, manner: Manner, name?: string) => fc.Arbitrary<unknown>;

function fieldsOf(
  { properties = {} }: Shape,
  mannerOf: (name: string) => Manner,
  valueOf: ValueOf,
) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      valueOf(schema, mannerOf(name), name),
    ]),
  );
}

function objectOf(shape: Shape, manner: Manner, valueOf: ValueOf): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = shape;
  const requiredKeys = required.filter((name) => name in properties);
  const names = Object.keys(properties);
  if (manner !== 'hostile' || names.length === 0) {
    return fc.record(
      fieldsOf(shape, () => manner, valueOf),
      { requiredKeys },
    );
  }
  // One wrong field in an otherwise correct body gets further than ten.
  const wrong = fc.constantFrom(...names).chain((one) => {
    const fields = fieldsOf(shape, (name) => (name === one ? 'hostile' : 'valid'), valueOf);
    return mostly(
      75,
      fc.record(fields, { requiredKeys: [...new Set([...requiredKeys, one])] }),
      fc.record(fields, { requiredKeys: [] }),
    );
  });
  return mostly(
    70,
    wrong,
    wrong.map((value) => ({ ...EXTRA, ...value })),
  );
}

function listOf(
  { items = {}, minItems = 0, maxItems = 3 }: Shape,
  manner: Manner,
  valueOf: ValueOf,
) {
  const most = manner === 'boundary' ? maxItems : Math.min(maxItems, minItems + 2);
  const listed = (minLength: number, maxLength: number) =>
    fc.array(valueOf(items, manner), { minLength, maxLength, size: 'max' });
  if (manner !== 'boundary') return listed(minItems, most);
  return fc.oneof(listed(minItems, minItems), listed(most, most));
}

/** Makes values that a schema of one document allows or, with `hostile`, does not. */
export function valueArbitraries(components: Record<string, JsonSchema>, facts: Facts) {
  const hostile = mostly(
    60,
    fc.constantFrom<unknown>(...HOSTILE_TEXTS),
    fc.constantFrom(...HOSTILE_VALUES),
  );

  function allowedOf(shape: Shape, manner: Manner, name: string): fc.Arbitrary<unknown> {
    if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
    if (shape.anyOf !== undefined) {
      return fc.oneof(...shape.anyOf.map((each) => valueOf(each, manner, name)));
    }
    if (shape.properties !== undefined) return objectOf(shape, manner, valueOf);
    if (shape.type === 'array') return listOf(shape, manner, valueOf);
    if (shape.type === 'integer' || shape.type === 'number') return numberOf(shape, manner);
    if (shape.type === 'boolean') return fc.boolean();
    if (shape.type === 'null') return fc.constant(null);
    return textOf(shape, manner);
  }

  function valueOf(schema: JsonSchema, manner: Manner, name = ''): fc.Arbitrary<unknown> {
    const shape = schema as Shape;
    if (shape.$ref !== undefined) {
      return valueOf(components[shape.$ref.split('/').at(-1) ?? ''] ?? {}, manner, name);
    }
    const plain = shape.properties === undefined && shape.items === undefined;
    if (manner === 'hostile') {
      return plain ? hostile : mostly(10, hostile, allowedOf(shape, manner, name));
    }
    if (manner === 'boundary' || !plain) return allowedOf(shape, manner, name);
    const usual = MEANT[name] ?? allowedOf(shape, manner, name);
    return facts.has(name) ? mostly(70, fc.constant(facts.get(name)), usual) : usual;
  }

  return valueOf;
}
