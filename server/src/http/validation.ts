import { Ajv } from 'ajv';
import type { FastifyInstance, FastifySchema } from 'fastify';

/** Unknown fields of a body are dropped, never stored; its types are what JSON says they are. */
const ofBodies = new Ajv({ removeAdditional: 'all', useDefaults: true, allErrors: true });
/** A query string and a path know only text: numbers are read, one value is a list of one. */
const ofText = new Ajv({ coerceTypes: 'array', removeAdditional: 'all', allErrors: true });

/** One validator for bodies, another for what arrives as text. */
export function validateRequests(app: FastifyInstance): void {
  app.setValidatorCompiler<FastifySchema>(({ schema, httpPart }) =>
    (httpPart === 'body' ? ofBodies : ofText).compile(schema),
  );
}
