import type { JsonSchema } from '../../openapi/openapi-types';
import type { Random } from './random';

/** `boundary` stays valid at the edge of what is allowed; `hostile` is what nobody honest sends. */
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

/** What makes a field mean something to the shop under test. */
const MEANT: Record<string, (random: Random) => unknown> = {
  email: (random) => `buyer-${random.integer(1, 9_999_999)}@example.com`,
  phone: (random) => `98${random.integer(10_000_000, 99_999_999)}`,
  brand: () => 'Nepcam',
  category: () => 'Security Cameras',
  slug: (random) => `product-${random.integer(1, 60)}`,
  page: (random) => random.integer(1, 3),
  quantity: (random) => random.integer(1, 3),
  price: () => 1000,
  from: () => '2026-01-01',
  to: () => '2026-12-31',
};

function textOf({ minLength = 0, maxLength = 60 }: Shape, manner: Manner, random: Random): string {
  if (manner === 'boundary') return 'b'.repeat(random.pick([minLength, maxLength]));
  return random.pick(WORDS).padEnd(minLength, 'x').slice(0, maxLength);
}

function numberOf(shape: Shape, manner: Manner, random: Random): number {
  const { minimum = 0, maximum = 40 } = shape;
  if (manner === 'boundary') return random.pick([minimum, maximum]);
  const value = random.integer(minimum, Math.min(maximum, minimum + 30));
  return shape.type === 'integer' || random.chance(0.5) ? value : value + 0.5;
}

/** Values that are true of the shop under test just now, by the name of their field. */
export type Facts = Map<string, unknown>;

/** Makes values for the schemas of one document. */
export function valueGenerator(
  components: Record<string, JsonSchema>,
  random: Random,
  facts: Facts,
) {
  function objectOf({ properties = {}, required = [] }: Shape, manner: Manner) {
    const entries = Object.entries(properties).filter(
      ([name]) =>
        (required.includes(name) || random.chance(0.5)) &&
        !(manner === 'hostile' && random.chance(0.1)),
    );
    // One wrong field in a body that is otherwise right gets further than ten.
    const wrong = manner === 'hostile' && entries.length > 0 ? random.pick(entries)[0] : undefined;
    const made = entries.map(([name, schema]) => {
      const mannerHere = manner === 'hostile' ? (name === wrong ? 'hostile' : 'valid') : manner;
      return [name, valueOf(schema, mannerHere, name)];
    });
    const extra =
      manner === 'hostile' && random.chance(0.3) ? { role: 'admin', id: 1, total: 0 } : {};
    return { ...extra, ...Object.fromEntries(made) };
  }

  function listOf({ items = {}, minItems = 0, maxItems = 3 }: Shape, manner: Manner) {
    const most = manner === 'boundary' ? maxItems : Math.min(maxItems, minItems + 2);
    const length =
      manner === 'boundary' ? random.pick([minItems, most]) : random.integer(minItems, most);
    return Array.from({ length }, () => valueOf(items, manner));
  }

  function valueOf(schema: JsonSchema, manner: Manner, name = ''): unknown {
    const shape = schema as Shape;
    if (shape.$ref !== undefined) {
      return valueOf(components[shape.$ref.split('/').at(-1) ?? ''] ?? {}, manner, name);
    }
    const plain = shape.properties === undefined && shape.items === undefined;
    if (manner === 'hostile' && (plain || random.chance(0.1))) {
      return random.pick(random.chance(0.6) ? HOSTILE_TEXTS : HOSTILE_VALUES);
    }
    if (manner === 'valid' && plain && facts.has(name) && random.chance(0.7)) {
      return facts.get(name);
    }
    const meant = MEANT[name];
    if (manner === 'valid' && plain && meant !== undefined) return meant(random);
    if (shape.enum !== undefined) return random.pick(shape.enum);
    if (shape.anyOf !== undefined) return valueOf(random.pick(shape.anyOf), manner, name);
    if (shape.properties !== undefined) return objectOf(shape, manner);
    if (shape.type === 'array') return listOf(shape, manner);
    if (shape.type === 'integer' || shape.type === 'number') return numberOf(shape, manner, random);
    if (shape.type === 'boolean') return random.chance(0.5);
    if (shape.type === 'null') return null;
    return textOf(shape, manner, random);
  }

  return valueOf;
}
