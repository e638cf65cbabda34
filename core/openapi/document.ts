import type { WholeCall } from '../contract/call';
import { API_BASE_PATH } from '../contract/base-path';
import { SESSION_COOKIE } from '../sessions/sessions';
import type { OpenApiDocument, Operation } from './openapi-types';
import { operationOf } from './operation';
import { describeErrors } from './error-responses';
import { SchemaReferences } from './schema-references';

/** The document's texts about the API as a whole. */
export interface ApiDescription {
  title: string;
  /** Plain paragraphs. */
  description: string;
  /** The subject of each first path segment, in the page's order. */
  tags: Readonly<Record<string, string>>;
  /** The contracts, by export name. */
  contracts: Readonly<Record<string, unknown>>;
}

/** `/product/:id` → `/product/{id}` */
function templateOf(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

function tagsOf(
  operations: readonly Operation[],
  known: ApiDescription['tags'],
): OpenApiDocument['tags'] {
  const used = new Set(operations.flatMap(({ tags }) => tags));
  const others = [...used].filter((name) => !(name in known)).toSorted();
  return [...Object.keys(known), ...others]
    .filter((name) => used.has(name))
    .map((name) => ({ name, description: known[name] ?? '' }));
}

/** The OpenAPI 3.1 document of the calls, made from the same schemas that validate (A2). */
export function openApiDocument(
  calls: readonly WholeCall[],
  { title, description, tags, contracts }: ApiDescription,
): OpenApiDocument {
  const schemas = new SchemaReferences(contracts);
  const paths: OpenApiDocument['paths'] = {};
  const operations: Operation[] = [];
  for (const call of calls) {
    const operation = operationOf(call, schemas);
    operations.push(operation);
    (paths[templateOf(call.path)] ??= {})[call.method.toLowerCase()] = operation;
  }
  const responses = describeErrors(schemas);
  return {
    openapi: '3.1.1',
    info: {
      title,
      version: '1',
      description: description.replaceAll('\n', ' '),
      license: { name: 'MIT' },
    },
    servers: [{ url: API_BASE_PATH }],
    tags: tagsOf(operations, tags),
    paths,
    components: {
      schemas: schemas.components,
      responses,
      securitySchemes: { staffSession: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
    },
  };
}
