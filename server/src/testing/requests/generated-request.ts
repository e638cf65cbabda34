import type { InjectOptions } from 'fastify';
import type { JsonSchema, OpenApiDocument, Operation } from '../../openapi/openapi-types';
import { valueGenerator, type Facts, type Manner } from './generated-value';
import type { Random } from './random';

/** One operation of the document and where it is. */
export interface Target {
  method: string;
  /** As the document writes it, with `{id}`. */
  path: string;
  operation: Operation;
}

export function targetsOf(document: OpenApiDocument): Target[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

type Request = Pick<InjectOptions, 'method' | 'url' | 'headers' | 'payload'>;

const MALFORMED: readonly [string, string | Buffer][] = [
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

function isFile(schema: JsonSchema): boolean {
  const items = (schema.items ?? schema) as JsonSchema;
  return items.format === 'binary';
}

/** A value as a text. */
const wordsOf = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Text as it may stand in an address, whatever it is. */
function encoded(value: unknown): string {
  return encodeURIComponent(
    wordsOf(value)
      .slice(0, 4000)
      .replaceAll(/\p{Surrogate}/gu, '?'),
  );
}

async function encodeForm(form: FormData): Promise<Request> {
  const encodedForm = new Response(form);
  return {
    headers: { 'content-type': encodedForm.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encodedForm.arrayBuffer()),
  };
}

interface Surroundings {
  random: Random;
  /** A real one, for file fields. */
  picture: Buffer;
  facts: Facts;
}

/** Makes the bodies of requests. */
function bodyGenerator(
  document: OpenApiDocument,
  valueOf: ReturnType<typeof valueGenerator>,
  { random, picture }: Surroundings,
) {
  const { schemas } = document.components;

  function resolved(schema: JsonSchema): JsonSchema {
    const { $ref } = schema as { $ref?: string };
    return $ref === undefined ? schema : (schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  }

  function fileOf(manner: Manner): Blob {
    const bytes =
      manner === 'hostile' ? random.pick(['<svg/>', 'MZ', '']) : new Uint8Array(picture);
    return new Blob([bytes], { type: 'image/png' });
  }

  function formOf(schema: JsonSchema, manner: Manner): FormData {
    const form = new FormData();
    const values = valueOf(schema, manner);
    const { properties = {} } = resolved(schema) as { properties?: Record<string, JsonSchema> };
    for (const [name, property] of Object.entries(properties)) {
      if (isFile(property)) {
        const count = manner === 'hostile' ? random.integer(0, 5) : 3;
        for (let file = 0; file < count; file += 1) form.append(name, fileOf(manner), '../a.png');
        continue;
      }
      const value = (values as Record<string, unknown> | null)?.[name];
      if (value === undefined) continue;
      form.append(name, wordsOf(value));
    }
    return form;
  }

  return async ({ requestBody }: Operation, manner: Manner): Promise<Request> => {
    if (requestBody === undefined) return {};
    if (manner === 'hostile' && random.chance(0.15)) {
      const [type, payload] = random.pick(MALFORMED);
      return { headers: { 'content-type': type }, payload };
    }
    const [type = '', { schema = {} } = {}] = Object.entries(requestBody.content)[0] ?? [];
    if (type === 'multipart/form-data') return encodeForm(formOf(schema, manner));
    return {
      headers: { 'content-type': type },
      payload: JSON.stringify(valueOf(schema, manner)) ?? 'null',
    };
  };
}

/** Makes requests for the operations of a document. */
export function requestGenerator(document: OpenApiDocument, surroundings: Surroundings) {
  const { random, facts } = surroundings;
  const valueOf = valueGenerator(document.components.schemas, random, facts);
  const bodyOf = bodyGenerator(document, valueOf, surroundings);

  function addressOf({ path, operation }: Target, manner: Manner) {
    let url = `/api/v1${path}`;
    const query: string[] = [];
    const headers: Record<string, string> = {};
    for (const { name, in: place, required, schema } of operation.parameters ?? []) {
      if (!required && random.chance(0.5)) continue;
      const value = valueOf(
        schema,
        manner === 'hostile' && random.chance(0.5) ? 'valid' : manner,
        name,
      );
      if (place === 'path') url = url.replace(`{${name}}`, encoded(value));
      else if (place === 'header')
        headers[name] = wordsOf(value)
          .replaceAll(/[^\x20-\x7e]/g, '?')
          .slice(0, 250);
      else for (const each of [value].flat()) query.push(`${name}=${encoded(each)}`);
    }
    if (manner === 'hostile' && random.chance(0.05))
      query.push('%E0%A4%A', 'page[]=1', '__proto__=1');
    return { url: query.length > 0 ? `${url}?${query.join('&')}` : url, headers };
  }

  return async (target: Target, manner: Manner): Promise<Request> => {
    const { url, headers } = addressOf(target, manner);
    const body = await bodyOf(target.operation, manner);
    return {
      method: target.method.toUpperCase() as 'GET',
      url,
      ...body,
      headers: { ...headers, ...body.headers },
    };
  };
}
