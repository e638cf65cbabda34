import type { TSchema } from '@sinclair/typebox';
import type { WholeCall } from '../contract/call';
import type { ResponseDescription, JsonSchema, Operation, Parameter } from './openapi-types';
import { errorResponsesOf } from './error-responses';
import type { SchemaReferences } from './schema-references';

const JSON_TYPE = 'application/json';
const SUCCESS: Record<string, string> = {
  200: 'Done.',
  201: 'Made.',
  204: 'Taken.',
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
    // The description belongs to the parameter only.
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

function requestBodyOf({ body, form, consumes }: WholeCall, schemas: SchemaReferences) {
  const content: Record<string, { schema: JsonSchema }> = {
    ...(body !== undefined && { [JSON_TYPE]: { schema: schemas.refer(body) } }),
    ...(form !== undefined && { 'multipart/form-data': { schema: schemas.refer(form) } }),
    ...(consumes !== undefined && { [consumes]: { schema: { type: 'string', format: 'binary' } } }),
  };
  if (Object.keys(content).length === 0) return undefined;
  if (consumes !== undefined) return { required: true, content };
  const { required = [] } = (form ?? body) as ObjectSchema;
  return { required: required.length > 0, content };
}

function successOf(
  call: WholeCall,
  schemas: SchemaReferences,
): Record<string, ResponseDescription> {
  const { response, produces = JSON_TYPE, status = 200 } = call;
  const description = SUCCESS[status] ?? 'Answered.';
  if (status === 204) return { [status]: { description } };
  const shape = response === undefined ? {} : { schema: schemas.refer(response) };
  return {
    [status]: { description, content: { [produces]: shape } },
  };
}

/** The header of a caller who already has an answer, and the response to it. */
const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of the answer the caller holds.',
  schema: { type: 'string' },
};
const NOT_MODIFIED = { 304: { description: 'What the caller holds is still true.' } };

/** The first segment of a path; the API's self-description is one group. */
function tagOf(path: string): string {
  const [, first = ''] = path.split('/');
  return first === 'docs' || first === 'openapi.json' ? 'description' : first;
}

/** Describes one call for the document. */
export function operationOf(call: WholeCall, schemas: SchemaReferences): Operation {
  const { access, permission, publicArea } = call;
  const isCached = publicArea !== undefined;
  const parameters = [
    ...parametersFrom('path', call.params, schemas),
    ...parametersFrom('query', call.query, schemas),
    ...parametersFrom('header', { properties: call.headers ?? {} }, schemas),
    ...(isCached ? [IF_NONE_MATCH] : []),
  ];
  const requestBody = requestBodyOf(call, schemas);
  return {
    operationId: call.name,
    tags: [tagOf(call.path)],
    summary: call.summary,
    ...(call.description !== undefined && { description: call.description }),
    'x-access': access,
    ...(permission !== undefined && { 'x-permission': permission }),
    security: access === 'public' ? [] : [{ staffSession: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      ...successOf(call, schemas),
      ...(isCached && NOT_MODIFIED),
      ...errorResponsesOf(call),
    },
  };
}
