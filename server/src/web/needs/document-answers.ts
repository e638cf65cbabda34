import type { FastifyInstance } from 'fastify';
import type { Need } from '@pasal/shared/contracts';
import { requestOfNeed, type NeedRequest } from '@pasal/shared/domain';
import type { RouteParams } from '../match-route';
import { publicReader } from './public-call';

/** A document waits so many milliseconds for all its answers; the page asks for the others itself. */
const PATIENCE = 200;

/** The answer of one call, for the page that shows it first. */
export interface DocumentAnswer {
  call: string;
  /** What the page's own hook asks with. */
  request: NeedRequest | undefined;
  /** As it went out: JSON. */
  body: string;
}

/** The address a document is made for. */
export interface Address {
  params: RouteParams;
  search: URLSearchParams;
  /** The shop's host, as the request names it. */
  host: string;
}

type Late = Promise<null>;

/** Places of the earlier needs whose answers a need builds on. */
function usedBy({ params = {}, query = {} }: Need): number[] {
  return [...Object.values(params), ...Object.values(query)].flatMap((value) =>
    'answer' in value ? [value.answer] : [],
  );
}

/**
 * Answers what a page shows first, out of the record of its release and without running its code:
 * calls every visitor may make, asked without cookies. What fails or is late is left out.
 */
export function documentAnswers(app: FastifyInstance, patience = () => PATIENCE) {
  const { find, read } = publicReader(app);

  async function answerOne(
    need: Need,
    { params, search, host }: Address,
    before: readonly Promise<DocumentAnswer | null>[],
  ): Promise<DocumentAnswer | null> {
    const call = find(need.call);
    if (!call) return null;
    const answers: unknown[] = [];
    for (const place of usedBy(need)) {
      const earlier = await before[place];
      if (earlier) answers[place] = JSON.parse(earlier.body);
    }
    const request = requestOfNeed(need, { params, search, answers }, call);
    if (request === null) return null;
    const body = await read(call, request ?? {}, host);
    return body === null ? null : { call: call.name, request, body };
  }

  function answersOf(needs: readonly Need[], address: Address, late: Late) {
    const answers: Promise<DocumentAnswer | null>[] = [];
    for (const need of needs) {
      const answer = answerOne(need, address, [...answers]).catch(() => null);
      answers.push(Promise.race([answer, late]));
    }
    return Promise.all(answers);
  }

  /** The answers to several lists of needs: each counts its own, the same question is answered once. */
  return async (lists: readonly (readonly Need[])[], address: Address) => {
    let timer: NodeJS.Timeout | undefined;
    const late: Late = new Promise((resolve) => {
      timer = setTimeout(() => resolve(null), patience());
    });
    const all = await Promise.all(lists.map((needs) => answersOf(needs, address, late)));
    clearTimeout(timer);
    const found = all.flat().filter((answer) => answer !== null);
    return [
      ...new Map(found.map((each) => [JSON.stringify([each.call, each.request]), each])).values(),
    ];
  };
}
