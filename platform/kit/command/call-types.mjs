/**
 * The part of a JSON schema that the shop's description of its API uses.
 * @typedef {object} Schema
 * @property {string | string[]} [type]
 * @property {unknown} [const]
 * @property {unknown[]} [enum]
 * @property {Schema[]} [anyOf]
 * @property {Schema[]} [oneOf]
 * @property {Schema[]} [allOf]
 * @property {Schema} [items]
 * @property {Record<string, Schema>} [properties]
 * @property {Record<string, Schema>} [patternProperties]
 * @property {boolean | Schema} [additionalProperties]
 * @property {string[]} [required]
 * @property {string} [$ref]
 */

/**
 * @typedef {object} Operation
 * @property {string} [summary]
 * @property {{ name: string, in: string, required?: boolean, schema: Schema }[]} [parameters]
 * @property {{ content: Record<string, { schema?: Schema }> }} [requestBody]
 * @property {Record<string, { content?: Record<string, { schema?: Schema }> }>} responses
 */

/** @typedef {{ paths: Record<string, Record<string, Operation>>, components?: { schemas?: Record<string, Schema> } }} Description */

/** @type {Record<string, string>} */
const PLAIN = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** @param {readonly string[]} types */
const eitherOf = (types) => [...new Set(types)].join(' | ') || 'never';

/** @param {Schema} schema */
function objectAs({
  properties = {},
  patternProperties = {},
  additionalProperties,
  required = [],
}) {
  const own = Object.entries(properties).map(
    ([name, of]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeAs(of)};`,
  );
  const rest = Object.values(patternProperties);
  if (typeof additionalProperties === 'object') rest.push(additionalProperties);
  if (own.length > 0) return `{ ${own.join(' ')} }`;
  return `Record<string, ${rest.length > 0 ? eitherOf(rest.map(typeAs)) : 'unknown'}>`;
}

/**
 * A schema as a type of TypeScript.
 * @param {Schema} schema
 * @returns {string}
 */
export function typeAs(schema) {
  const { type, anyOf, oneOf, allOf, items } = schema;
  if (schema.$ref) return `Schemas[${JSON.stringify(schema.$ref.split('/').at(-1))}]`;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return eitherOf(schema.enum.map((value) => JSON.stringify(value)));
  const some = anyOf ?? oneOf;
  if (some) return `(${eitherOf(some.map(typeAs))})`;
  if (allOf) return `(${allOf.map(typeAs).join(' & ')})`;
  if (Array.isArray(type))
    return `(${eitherOf(type.map((each) => typeAs({ ...schema, type: each })))})`;
  if (type === 'array') return `(${items ? typeAs(items) : 'unknown'})[]`;
  if (type === 'object' || schema.properties) return objectAs(schema);
  return PLAIN[type ?? ''] ?? 'unknown';
}

/** @param {Record<string, { schema?: Schema }> | undefined} content */
const contentAs = (content) => {
  const [first] = Object.values(content ?? {});
  return first?.schema ? typeAs(first.schema) : 'undefined';
};

/** @param {Operation} operation */
function operationAs({ parameters = [], requestBody, responses }) {
  /** @param {string} place */
  const among = (place) => {
    const own = parameters.filter((each) => each.in === place);
    if (own.length === 0) return 'Record<string, never>';
    const schemas = Object.fromEntries(own.map(({ name, schema }) => [name, schema]));
    const required = own.filter((each) => each.required).map(({ name }) => name);
    return objectAs({ properties: schemas, required });
  };
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const answer = eitherOf(good.map(([, { content }]) => contentAs(content)));
  const body = contentAs(requestBody?.content);
  return `{ path: ${among('path')}; query: ${among('query')}; body: ${body}; answer: ${answer} }`;
}

/**
 * The calls of a shop as one declaration: `Calls['GET /product/{id}']['answer']`.
 * @param {Description} description of its API, by OpenAPI
 */
export function callTypesOf({ paths, components }) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const said = operation.summary ? `  /** ${operation.summary.replaceAll('*/', '')} */\n` : '';
      return `${said}  ${JSON.stringify(`${method.toUpperCase()} ${path}`)}: ${operationAs(operation)};`;
    }),
  );
  const schemas = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) => `  ${JSON.stringify(name)}: ${typeAs(schema)};`,
  );
  return `${[
    '/** Every call of the shop by method and address: what it takes and what it answers. */',
    'export interface Calls {',
    ...calls,
    '}',
    '',
    'export interface Schemas {',
    ...schemas,
    '}',
  ].join('\n')}\n`;
}
