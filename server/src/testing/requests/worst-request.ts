import * as fc from 'fast-check';
import { PUBLIC_BODY_LIMIT } from '@pasal/core/http/body/body-limits';
import type { JsonSchema, OpenApiDocument } from '@pasal/core/openapi/openapi-types';
import type { Target } from './generated-request';
import { valueArbitraries } from './generated-value';

/** The maximum bytes of an address that Node's header parser accepts. */
const ADDRESS_LIMIT = 15_000;

/** A request that is as costly as its call allows, and the reason why. */
export interface WorstRequest {
  name: string;
  url: string;
  payload?: string;
}

interface Shape {
  type?: string;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}

/** Repeats `part` as often as the limit allows beside `rest`. */
const filled = (part: string, rest: string, limit: number) =>
  part.repeat(Math.max(1, Math.floor((limit - rest.length) / part.length)));

/** Makes JSON of every kind that is more costly to parse or validate than its length suggests, for one place. */
const FILLINGS: Record<string, (room: string) => string> = {
  'a list of nothing': (room) => `[${filled('{},', room, PUBLIC_BODY_LIMIT - 8)}{}]`,
  'a list of lists': (room) => `[${filled('[],', room, PUBLIC_BODY_LIMIT - 8)}[]]`,
  'a list of numbers': (room) => `[${filled('0,', room, PUBLIC_BODY_LIMIT - 8)}0]`,
  'lists in lists': (room) => {
    const open = filled('[', room + room, (PUBLIC_BODY_LIMIT - 8) / 2);
    return open + ']'.repeat(open.length);
  },
  'halves of characters': (room) => `"${filled('\\ud800', room, PUBLIC_BODY_LIMIT - 8)}"`,
  spaces: (room) => `"${filled(' ', room, PUBLIC_BODY_LIMIT - 8)}"`,
  'invisible characters': (room) => `"${filled('\\u200b', room, PUBLIC_BODY_LIMIT - 8)}"`,
  letters: (room) => `"${filled('a', room, PUBLIC_BODY_LIMIT - 8)}"`,
};

/** Makes the queries of a call, with each parameter in turn and an unknown one of the maximum length. */
function queriesOf(names: readonly string[]): [string, string][] {
  return [...names, 'unknown'].flatMap((name): [string, string][] => [
    [`${name} again and again`, filled(`${name}=a&`, '', ADDRESS_LIMIT)],
    [`${name}: letters`, `${name}=${filled('a', name, ADDRESS_LIMIT)}`],
    [`${name}: escapes`, `${name}=${filled('%E2%80%8B', name, ADDRESS_LIMIT)}`],
  ]);
}

/** Makes the worst requests of a document's calls: bodies and addresses of the maximum size. */
export function worstRequests({ components }: OpenApiDocument) {
  const valuesOf = valueArbitraries(components.schemas, new Map());

  function resolved(schema: JsonSchema): Shape {
    const { $ref } = schema as { $ref?: string };
    return $ref === undefined ? schema : (components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  }

  /** Makes a valid body with every list of the maximum length and no two items alike. */
  function longest(schema: JsonSchema, name = ''): unknown {
    const { type, items, maxItems = 1, properties } = resolved(schema);
    if (type === 'array' && items !== undefined) {
      return Array.from({ length: maxItems }, (_none, at) => {
        const item = longest(items);
        return typeof item === 'object' ? { ...item, id: at + 1 } : item;
      });
    }
    if (properties === undefined) {
      return fc.sample(valuesOf(schema, 'valid', name), { seed: 7, numRuns: 1 })[0];
    }
    return Object.fromEntries(
      Object.entries(properties).map(([field, part]) => [field, longest(part, field)]),
    );
  }

  function bodiesOf(schema: JsonSchema): [string, string][] {
    const { properties = {} } = resolved(schema);
    const valid = longest({ properties, ...schema }) as Record<string, unknown>;
    const short = Object.fromEntries(
      Object.entries(valid).map(([name, value]) => [name, [value].flat()[0] ?? null]),
    );
    const places = Object.keys(properties).flatMap((name) =>
      Object.entries(FILLINGS).map(([filling, fill]): [string, string] => {
        const rest = JSON.stringify({ ...short, [name]: '' });
        const [before, after] = JSON.stringify({ ...short, [name]: 'HERE' }).split('"HERE"');
        return [`${name}: ${filling}`, `${before}${fill(rest)}${after}`];
      }),
    );
    const names = Array.from({ length: PUBLIC_BODY_LIMIT / 10 - 1 }, (_none, at) => `"${at}":0`);
    return [
      ['valid, every list at its longest', JSON.stringify(valid)],
      ['names nobody asked for', `{${names.join(',')}}`],
      ...places,
    ];
  }

  return ({ method, path, operation }: Target): WorstRequest[] => {
    const { parameters = [], requestBody } = operation;
    const url = `/api/v1${path.replaceAll(/\{\w+\}/g, '1')}`;
    const { schema = {} } = requestBody?.content['application/json'] ?? {};
    const inQuery = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
    return [
      ...queriesOf(inQuery).map(([name, query]) => ({ name, url: `${url}?${query}` })),
      ...(method === 'get' ? [] : bodiesOf(schema)).map(([name, payload]) => ({
        name,
        url,
        payload,
      })),
    ];
  };
}
