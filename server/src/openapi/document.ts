import type { WholeCall } from '@pasal/shared/contracts/whole-calls';
import { SESSION_COOKIE } from '../sessions/sessions';
import type { OpenApiDocument, Operation } from './openapi-types';
import { operationOf } from './operation';
import { errorComponents } from './error-responses';
import { SchemaReferences } from './schema-references';

const BASE_PATH = '/api/v1';

/** What each first word of a path is about, in the order the page shows them. */
const TAGS: Record<string, string> = {
  product: 'The catalogue: what visitors see, and what staff write.',
  'order-product': 'Quoting a cart, placing an order, following it, working on it.',
  category: 'Categories and their brands.',
  branch: 'Districts and cities orders go to.',
  site: 'Banners, posters and what the shop says of itself.',
  auth: 'Signing in, members of staff, the dashboard’s counts.',
  description: 'What you are reading.',
};

const DESCRIPTION = `Prices are rupees with at most two decimals, times are ISO 8601 in UTC. Calls
that change something on behalf of a session need the shop’s own \`Origin\`. Fields nobody knows are
ignored, and so are parameters without a value: \`?status=\` asks for no status. Every refusal has the
same shape: \`message\` may be shown as it is.`;

/** `/product/:id` → `/product/{id}` */
function templateOf(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

function tagsOf(operations: readonly Operation[]): OpenApiDocument['tags'] {
  const used = new Set(operations.flatMap(({ tags }) => tags));
  const others = [...used].filter((name) => !(name in TAGS)).toSorted();
  return [...Object.keys(TAGS), ...others]
    .filter((name) => used.has(name))
    .map((name) => ({ name, description: TAGS[name] ?? '' }));
}

/** The OpenAPI 3.1 document of the calls, made of the very schemas that validate (A2). */
export function openApiDocument(calls: readonly WholeCall[]): OpenApiDocument {
  const schemas = new SchemaReferences();
  const paths: OpenApiDocument['paths'] = {};
  const operations: Operation[] = [];
  for (const call of calls) {
    const operation = operationOf(call, schemas);
    operations.push(operation);
    (paths[templateOf(call.path)] ??= {})[call.method.toLowerCase()] = operation;
  }
  const responses = errorComponents(schemas);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Pasal',
      version: '1',
      description: DESCRIPTION.replaceAll('\n', ' '),
      license: { name: 'MIT' },
    },
    servers: [{ url: BASE_PATH }],
    tags: tagsOf(operations),
    paths,
    components: {
      schemas: schemas.components,
      responses,
      securitySchemes: { staffSession: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
    },
  };
}
