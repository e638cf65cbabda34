import type { TSchema } from '@sinclair/typebox';
import type { AnswerDescription, JsonSchema, Operation, Parameter } from './openapi-types';
import { refusalsOf } from './refusals';
import type { DescribedRoute } from './route-description';
import type { SchemaReferences } from './schema-references';

const JSON_TYPE = 'application/json';
const SUCCESS: Record<string, string> = {
  200: 'Done.',
  201: 'Made.',
};

interface ObjectSchema {
  properties?: Record<string, TSchema>;
  required?: string[];
}

function parametersFrom(
  place: Parameter['in'],
  schema: unknown,
  schemas: SchemaReferences,
): Parameter[] {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema;
  return Object.entries(properties).map(([name, property]) => {
    // One place for it: the parameter says what it is.
    const { description, ...rest } = schemas.refer(property);
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(typeof description === 'string' && { description }),
      schema: rest,
    };
  });
}

function requestBodyOf({ body, form }: DescribedRoute['schema'], schemas: SchemaReferences) {
  const content: Record<string, { schema: JsonSchema }> = {
    ...(body !== undefined && { [JSON_TYPE]: { schema: schemas.refer(body) } }),
    ...(form !== undefined && { 'multipart/form-data': { schema: schemas.refer(form) } }),
  };
  if (Object.keys(content).length === 0) return undefined;
  const { required = [] } = (form ?? body) as ObjectSchema;
  return { required: required.length > 0, content };
}

function successesOf({ response, produces }: DescribedRoute['schema'], schemas: SchemaReferences) {
  const listed = Object.entries((response ?? {}) as Record<string, unknown>);
  const answers = listed.map(([status, schema]): [string, AnswerDescription] => {
    const description = SUCCESS[status] ?? 'Answered.';
    return [status, { description, content: { [JSON_TYPE]: { schema: schemas.refer(schema) } } }];
  });
  if (produces === undefined) return Object.fromEntries(answers);
  return { 200: { description: 'Done.', content: { [produces]: {} } } };
}

/** What a caller who keeps answers says and gets. */
const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of the answer the caller holds.',
  schema: { type: 'string' },
};
const NOT_MODIFIED = { 304: { description: 'What the caller holds is still true.' } };

/** The first word of a path; what describes the API itself goes together. */
function tagOf(path: string): string {
  const [, first = ''] = path.split('/');
  return first === 'docs' || first === 'openapi.json' ? 'description' : first;
}

/** `GET /product/:id` → `getProductById`. */
function operationIdOf(method: string, path: string): string {
  const words = path.split(/[/.-]/).filter((word) => word !== '');
  const named = words.map((word) => {
    const plain = word.replace(':', '');
    const capital = plain.charAt(0).toUpperCase() + plain.slice(1);
    return word.startsWith(':') ? `By${capital}` : capital;
  });
  return method.toLowerCase() + named.join('');
}

/**
 * One route as the document tells it.
 * @param path below the base path, with parameters as Fastify writes them
 */
export function operationOf(
  route: DescribedRoute,
  path: string,
  schemas: SchemaReferences,
): Operation {
  const { schema, method, access, kept } = route;
  const parameters = [
    ...parametersFrom('path', schema.params, schemas),
    ...parametersFrom('query', schema.querystring, schemas),
    ...parametersFrom('header', { properties: schema.requestHeaders ?? {} }, schemas),
    ...(kept ? [IF_NONE_MATCH] : []),
  ];
  const requestBody = requestBodyOf(schema, schemas);
  return {
    operationId: operationIdOf(method, path),
    tags: [tagOf(path)],
    summary: schema.summary ?? '',
    ...(schema.description !== undefined && { description: schema.description }),
    'x-access': access,
    security: access === 'public' ? [] : [{ staffSession: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      ...successesOf(schema, schemas),
      ...(kept && NOT_MODIFIED),
      ...refusalsOf(route),
    },
  };
}
