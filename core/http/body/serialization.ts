import serializerOf, { type Schema } from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

type Write = (answer: unknown) => string;

const known = new WeakMap<object, Write>();

/** Makes a serialiser for a schema; it is compiled at the first answer, so that the server starts sooner. */
export function serializerFor(schema: object): Write {
  let write: Write | undefined;
  const writeLater: Write = (answer) => {
    // The shapes of calls are such schemas, under another type.
    write ??= serializerOf(schema as Schema);
    return write(answer);
  };
  const found = known.get(schema) ?? writeLater;
  known.set(schema, found);
  return found;
}

export function serializeResponses(app: FastifyInstance): void {
  app.setSerializerCompiler<Schema>(({ schema }) => serializerFor(schema));
}
