import type { FastifyInstance } from 'fastify';
import { STATUS_OF } from '@pasal/core/contract/error';
import { API_BASE_PATH } from '@pasal/core/contract/base-path';
import type { WholeCall } from '@pasal/core/contract/call';
import { LANGUAGES, type Language } from '../../contract/language';
import type { NeedRequest } from '../../contract/needs';
import { cleaned } from '@pasal/core/http/body/clean-texts';
import { checkOfText } from '@pasal/core/http/body/validation';
import type { PublicAnswers } from '@pasal/core/http/cache/cache-public-responses';
import { endOf, isForAll, type PublicReader } from '@pasal/core/http/cache/public-reader';
import { localise } from '@pasal/core/errors/wording';
import { toDomainError } from '@pasal/core/http/errors/error-response';
import { AnswerBody, bodyOfCached } from './answer-body';
import type { Asker, Source, SourceAnswer } from './source';

/** A call whose answer is the same for every visitor. */
type PublicCall = WholeCall & { publicArea: string };

/** True when anonymous visitors may read it, and all get the same. */
const isPublic = (call: WholeCall): call is PublicCall =>
  call.method === 'GET' && call.access === 'public' && call.publicArea !== undefined;

type Check = ReturnType<typeof checkOfText>;
const noCheck: Check = () => true;

/** Validates requests as the route of a call does; null if the schemas reject one. */
function createRequestReader({ params: ofParams, query: ofQuery }: PublicCall) {
  const checks = {
    params: ofParams ? checkOfText(ofParams, false) : noCheck,
    query: ofQuery ? checkOfText(ofQuery, true) : noCheck,
  };
  return (request: NeedRequest) => {
    // Validation parses numbers in place; the page's own request must not change.
    const { params = {}, query = {} } = structuredClone(request);
    cleaned(query, ofQuery);
    return checks.params(params) && checks.query(query) ? { params, query } : null;
  };
}

/** The anonymous visitor a document is made for. */
const readerFor = ({ from, versions }: Asker): PublicReader => ({
  ip: from,
  socket: { destroyed: false, remoteAddress: from },
  currentStaff: async () => null,
  versions,
});

/**
 * Finds a call by name, if it is public. Its answers are those of a visitor without cookies: cached if possible, else
 * read by its route; never one for a single visitor.
 */
export function createCallSources(app: FastifyInstance) {
  const known = new Map<string, Source>();
  const { publicAnswers, publicReadings }: FastifyInstance & { publicAnswers: PublicAnswers } = app;

  /** A 404 is an answer; everything else is a failure, and the shop's own failures are logged. */
  function refusalOf(error: unknown, area: string, language: Language): SourceAnswer | null {
    const { code, wording, details } = toDomainError(error, 'GET');
    const status = STATUS_OF[code];
    if (status >= 500) app.log.error({ err: error }, 'an answer of a document failed');
    if (code !== 'NOT_FOUND') return null;
    const body = new AnswerBody(
      JSON.stringify({ ...localise({ message: wording, details }, language), code }),
    );
    return { area, status: STATUS_OF.NOT_FOUND, body };
  }

  function sourceOf(call: PublicCall): Source {
    const readRequest = createRequestReader(call);
    const { name, path, publicArea: area } = call;
    return {
      shapes: call,
      fits: (request) => readRequest(request) !== null,
      async read(request, asker) {
        const asked = readRequest(request);
        const read = publicReadings.get(name);
        if (!asked || !read) return null;
        const language = LANGUAGES.find((each) => each === asked.query.language) ?? asker.language;
        const route = { area, url: `${API_BASE_PATH}${path}`, language, ...asked };
        const cached = publicAnswers.find(route, asker.versions);
        if (cached) return { area, body: bodyOfCached(cached.body), sharedUntil: cached.end };
        const reader = readerFor(asker);
        try {
          const json = await read({ ...asked, language, request: reader });
          if (!isForAll(reader)) return null;
          const sharedUntil = endOf(reader);
          publicAnswers.keep(route, asker.versions, json, sharedUntil);
          return { area, body: new AnswerBody(json), sharedUntil };
        } catch (error) {
          return refusalOf(error, area, language);
        }
      },
    };
  }

  return (name: string): Source | undefined => {
    const found = known.get(name);
    if (found) return found;
    const call = app.servedCalls.filter(isPublic).find((each) => each.name === name);
    const source = call && sourceOf(call);
    if (source) known.set(name, source);
    return source;
  };
}
