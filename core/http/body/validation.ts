import { Ajv, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { SCHEMA_KEYWORDS } from './schema-keywords';
import { removeEmptyValues, findUnusableText } from './request-text';
import { findTooLongList } from './too-long-list';

const keywords = [...SCHEMA_KEYWORDS];
/**
 * Schemas are made by our own code, and `declared-schemas.test.ts` validates them: compiling the meta-schema takes a
 * tenth of the server's start.
 */
const validateSchema = false;
/** Unknown fields of a body are dropped, never stored; its types are those of JSON, without coercion. */
const ofBodies = new Ajv({
  keywords,
  validateSchema,
  removeAdditional: 'all',
  useDefaults: true,
  allErrors: true,
});
/** A query string and a path contain only text: numbers are parsed, and a single value becomes a list of one. */
const ofText = new Ajv({
  keywords,
  validateSchema,
  coerceTypes: 'array',
  removeAdditional: 'all',
  allErrors: true,
});

/** The validator that Fastify expects: true when the value is valid, else `errors` lists the mistakes. */
interface Check {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

type Mistake = (value: unknown) => ErrorObject | undefined;

/** Checks for the one mistake that rejects a request before the schema runs, then for all others. */
function checkOf(
  isValid: ValidateFunction,
  { before, after }: { before?: Mistake; after?: Mistake },
) {
  const check: Check = (value) => {
    const first = before?.(value);
    if (first === undefined && !isValid(value)) {
      check.errors = isValid.errors ?? [];
      return false;
    }
    const mistake = first ?? after?.(value);
    check.errors = mistake === undefined ? null : [mistake];
    return mistake === undefined;
  };
  return check;
}

/** Lengths come first: otherwise every item of a list that is too long would be validated. */
function checkOfBody(schema: AnySchema): Check {
  return checkOf(ofBodies.compile(schema), { before: (value) => findTooLongList(schema, value) });
}

/** The check of a path or a query; numbers are parsed in place, and a single value becomes a list of one. */
export function checkOfText(schema: AnySchema, isQuery: boolean): Check {
  const check = checkOf(ofText.compile(schema), { after: findUnusableText });
  if (!isQuery) return check;
  const checkQuery: Check = (query) => {
    removeEmptyValues(query);
    const isValid = check(query);
    checkQuery.errors = check.errors ?? null;
    return isValid;
  };
  return checkQuery;
}

/** A route's schemas are compiled on its first request, so that the server starts sooner. */
function compileAtFirstUse(make: () => Check): Check {
  let made: Check | undefined;
  const check: Check = (value) => {
    made ??= make();
    const isValid = made(value);
    check.errors = made.errors ?? null;
    return isValid;
  };
  return check;
}

/** One validator for bodies, another for what arrives as text. */
export function validateRequests(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    compileAtFirstUse(() =>
      httpPart === 'body' ? checkOfBody(schema) : checkOfText(schema, httpPart === 'querystring'),
    ),
  );
}
