import serializerOf, { type Schema } from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

/** What writes the answers of a route is made for its first answer: the server opens sooner. */
export function serializeResponses(app: FastifyInstance): void {
  app.setSerializerCompiler<Schema>(({ schema }) => {
    let write: ((answer: unknown) => string) | undefined;
    return (answer) => {
      write ??= serializerOf(schema);
      return write(answer);
    };
  });
}
