import serializerOf, { type Schema } from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

/** Makes what writes answers of a schema; it is compiled at the first answer, so that the server opens sooner. */
export function createSerializer(schema: object): (answer: unknown) => string {
  let write: ((answer: unknown) => string) | undefined;
  return (answer) => {
    // The shapes of calls are such schemas, by another name.
    write ??= serializerOf(schema as Schema);
    return write(answer);
  };
}

export function serializeResponses(app: FastifyInstance): void {
  app.setSerializerCompiler<Schema>(({ schema }) => createSerializer(schema));
}
