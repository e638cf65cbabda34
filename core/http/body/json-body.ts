import type { FastifyInstance } from 'fastify';

/** An escape of JSON that may be half of a character. */
const MAY_BE_HALF = /\\ud[89a-f]/i;
/** An escape: a whole character of two halves, a half alone, or any other. */
const ESCAPE = /\\(?:ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|(ud[89a-f][\da-f]{2})|.)/gis;

/** Without halves of characters, which JSON in the database cannot hold; only escapes bring them. */
function withWholeCharacters(body: string): string {
  if (!MAY_BE_HALF.test(body)) return body;
  return body.replaceAll(ESCAPE, (escape, half?: string) => (half ? '\\ufffd' : escape));
}

/** Reads JSON bodies; an empty one is no body, since some calls may come without (D29). */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, withWholeCharacters(body), done);
    },
  );
}
