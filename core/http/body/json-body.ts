import type { FastifyInstance } from 'fastify';

/** A JSON escape that may be an unpaired surrogate. */
const MAY_BE_HALF = /\\ud[89a-f]/i;
/** An escape: a surrogate pair, an unpaired surrogate, or any other. */
const ESCAPE = /\\(?:ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|(ud[89a-f][\da-f]{2})|.)/gis;

/** Removes unpaired surrogates, which JSON in the database cannot hold; only escapes contain them. */
function withWholeCharacters(body: string): string {
  if (!MAY_BE_HALF.test(body)) return body;
  return body.replaceAll(ESCAPE, (escape, half?: string) => (half ? '\\ufffd' : escape));
}

/** Reads JSON bodies; an empty one is no body, since some calls need none (D29). */
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
