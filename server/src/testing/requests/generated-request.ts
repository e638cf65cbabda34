import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { JsonSchema, OpenApiDocument, Operation } from '@pasal/core/openapi/openapi-types';
import { mostly, valueArbitraries, type Facts, type Manner } from './generated-value';

/** One operation of the document, with its method and path. */
export interface Target {
  method: string;
  /** The path as the document writes it, with `{id}`. */
  path: string;
  operation: Operation;
}

export function targetsOf(document: OpenApiDocument): Target[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

type Headers = Record<string, string>;
/** A body before it is encoded; a form is encoded only when it is sent. */
type Body = { type: string; payload: string | Buffer } | { form: FormData } | undefined;

/** A request as it was generated. */
export interface GeneratedRequest {
  method: string;
  url: string;
  headers: Headers;
  body: Body;
}

const MALFORMED: readonly (readonly [string, string | Buffer])[] = [
  ['application/json', '{"a":'],
  ['application/json', '[]'],
  ['application/json', 'null'],
  ['application/json', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['application/json', '{"__proto__":{"admin":true}}'],
  ['application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['text/plain', '{}'],
  ['application/x-www-form-urlencoded', 'a=1'],
  ['application/xml', '<a/>'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data\r\n\r\nx'],
  ['multipart/form-data', 'x'],
];

const asPicture = (bytes: BlobPart) => new Blob([bytes], { type: 'image/png' });

const ODD_QUERY = ['%E0%A4%A', 'page[]=1', '__proto__=1'];

function isFile(schema: JsonSchema): boolean {
  const items = (schema.items ?? schema) as JsonSchema;
  return items.format === 'binary';
}

const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Encodes any text for an address. */
function encoded(value: unknown): string {
  return encodeURIComponent(
    asText(value)
      .slice(0, 4000)
      .replaceAll(/\p{Surrogate}/gu, '?'),
  );
}

/** Makes an address and headers with these values inserted, and more after them. */
function addressOf(path: string, values: Record<string, unknown>, more: readonly string[]) {
  let url = `/api/v1${path}`;
  const query: string[] = [];
  const headers: Headers = {};
  for (const [key, value] of Object.entries(values)) {
    const [place = '', name = ''] = key.split(' ');
    if (place === 'path') url = url.replace(`{${name}}`, encoded(value));
    else if (place === 'query') {
      for (const each of [value].flat()) query.push(`${name}=${encoded(each)}`);
    } else
      headers[name] = asText(value)
        .replaceAll(/[^\x20-\x7e]/g, '?')
        .slice(0, 250);
  }
  const asked = [...query, ...more].join('&');
  return { url: asked === '' ? url : `${url}?${asked}`, headers };
}

/** Encodes the same request as it goes to the server. */
export async function written({ method, url, headers, body }: GeneratedRequest) {
  const request = { method: method.toUpperCase() as 'GET', url };
  if (body === undefined) return { ...request, headers };
  if ('form' in body) {
    const form = new Response(body.form);
    return {
      ...request,
      headers: { ...headers, 'content-type': form.headers.get('content-type') ?? '' },
      payload: Buffer.from(await form.arrayBuffer()),
    } satisfies InjectOptions;
  }
  return {
    ...request,
    headers: { ...headers, 'content-type': body.type },
    payload: body.payload,
  } satisfies InjectOptions;
}

function filesOf(picture: Buffer, manner: Manner): fc.Arbitrary<Blob[]> {
  const real = asPicture(new Uint8Array(picture));
  if (manner !== 'hostile') return fc.constant([real, real, real]);
  return fc.array(fc.constantFrom<BlobPart>('<svg/>', 'MZ', '').map(asPicture), { maxLength: 5 });
}

/** Values for the parameters of an operation, by place and name; some of them may be missing. */
function parametersOf(
  { parameters = [] }: Operation,
  manner: Manner,
  valueOf: ReturnType<typeof valueArbitraries>,
) {
  const values = parameters.map(({ name, in: place, schema }) => {
    const valid = valueOf(schema, manner === 'hostile' ? 'valid' : manner, name);
    const value = manner === 'hostile' ? mostly(50, valid, valueOf(schema, manner, name)) : valid;
    return [`${place} ${name}`, value] as const;
  });
  const requiredKeys = parameters
    .filter(({ required }) => required)
    .map(({ name, in: place }) => `${place} ${name}`);
  return fc.record(Object.fromEntries(values), { requiredKeys });
}

/** Makes requests for an operation of a document; `picture` is a real one, for file fields. */
export function requestArbitraries(
  { components: { schemas } }: OpenApiDocument,
  { picture, facts }: { picture: Buffer; facts: Facts },
) {
  const valueOf = valueArbitraries(schemas, facts);

  function resolved(schema: JsonSchema): JsonSchema {
    const { $ref } = schema as { $ref?: string };
    return $ref === undefined ? schema : (schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  }

  function formOf(schema: JsonSchema, manner: Manner): fc.Arbitrary<FormData> {
    const { properties = {} } = resolved(schema) as { properties?: Record<string, JsonSchema> };
    const fileFields = Object.keys(properties).filter((name) => isFile(properties[name] ?? {}));
    const files = fc.record(
      Object.fromEntries(fileFields.map((name) => [name, filesOf(picture, manner)])),
    );
    return fc.tuple(valueOf(schema, manner), files).map(([values, blobs]) => {
      const form = new FormData();
      for (const [name, list] of Object.entries(blobs)) {
        for (const blob of list) form.append(name, blob, '../a.png');
      }
      for (const [name, value] of Object.entries(values ?? {})) {
        if (name in properties && !fileFields.includes(name)) form.append(name, asText(value));
      }
      return form;
    });
  }

  function bodyOf({ requestBody }: Operation, manner: Manner): fc.Arbitrary<Body> {
    if (requestBody === undefined) return fc.constant(undefined);
    const [type = '', { schema = {} } = {}] = Object.entries(requestBody.content)[0] ?? [];
    const wellFormed: fc.Arbitrary<Body> =
      type === 'multipart/form-data'
        ? formOf(schema, manner).map((form) => ({ form }))
        : valueOf(schema, manner).map((value) => ({
            type,
            payload: JSON.stringify(value) ?? 'null',
          }));
    if (manner !== 'hostile') return wellFormed;
    const malformed = fc
      .constantFrom(...MALFORMED)
      .map(([kind, payload]) => ({ type: kind, payload }));
    return mostly(15, malformed, wellFormed);
  }

  return ({ method, path, operation }: Target, manner: Manner): fc.Arbitrary<GeneratedRequest> => {
    const odd = mostly(5, fc.constant(ODD_QUERY), fc.constant([]));
    return fc
      .tuple(
        parametersOf(operation, manner, valueOf),
        bodyOf(operation, manner),
        manner === 'hostile' ? odd : fc.constant([]),
      )
      .map(([values, body, more]) => ({ method, ...addressOf(path, values, more), body }));
  };
}
