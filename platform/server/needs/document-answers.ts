import type { FastifyInstance } from 'fastify';
import type { Need } from '../../contract/release';
import { requestOfNeed, type NeedRequest } from '../../contract/needs';
import type { RouteParams } from '../match-route';
import { inSpan } from '@pasal/core/observe/tracing/spans';
import type { Services } from '../services/services';
import { createCallSources } from './public-call';
import { createServiceSources } from './service-source';
import type { Asker, SourceAnswer } from './source';

/** Milliseconds a document waits for all its answers; the page requests the rest itself. */
const PATIENCE = 200;

/** The answer of one call, for the page that shows it first. */
export interface DocumentAnswer extends SourceAnswer {
  call: string;
  /** The arguments that the page's own hook uses. */
  request: NeedRequest | undefined;
}

/** The address a document is made for. */
export interface Address extends Asker {
  params: RouteParams;
  search: URLSearchParams;
}

/** The result of a need: null if this address lacks a value it names. */
type Outcome = DocumentAnswer | 'missing' | null;

/** The answers of a page. */
export interface PageAnswers {
  answers: DocumentAnswer[];
  /** True when every need of this address has its answer. */
  isComplete: boolean;
  /** The time (ms) until which other visitors may get the same answers. */
  sharedUntil: number;
}

type Late = Promise<'missing'>;

/** Indexes of the earlier needs that a need depends on. */
function usedBy({ params = {}, query = {} }: Need): number[] {
  return [...Object.values(params), ...Object.values(query)].flatMap((value) =>
    'answer' in value ? [value.answer] : [],
  );
}

/**
 * Answers what a page shows first, using the record of its release and without running its code: public calls and the
 * remote's own service, requested without cookies. A 404 is an answer; failures and late answers are left out.
 */
export function createDocumentAnswers(
  app: FastifyInstance,
  services: Pick<Services, 'ask'>,
  patience = () => PATIENCE,
) {
  const findCall = createCallSources(app);
  const findService = createServiceSources(services);

  async function answerOne(
    need: Need,
    { params, search, from, versions, language }: Address,
    before: readonly Promise<Outcome>[],
  ): Promise<Outcome> {
    const { call } = need;
    const source = findCall(call) ?? findService(call);
    if (!source) return 'missing';
    const answers: unknown[] = [];
    for (const place of usedBy(need)) {
      const earlier = await before[place];
      if (earlier === 'missing') return 'missing';
      if (earlier && !earlier.status) answers[place] = earlier.body.value;
    }
    const request = requestOfNeed(need, { params, search, answers }, source.shapes);
    // A path segment may not suit this call: of two needs that use it, one fits.
    if (request === null || !source.fits(request ?? {})) return null;
    const answer = await inSpan(`need ${call}`, {}, () =>
      source.read(request ?? {}, { from, versions, language }),
    );
    if (!answer) return 'missing';
    const { first } = need;
    const body = first && !answer.status ? answer.body.cut(first) : answer.body;
    return { call, request, ...answer, body };
  }

  function answersOf(needs: readonly Need[], address: Address, late: Late) {
    const answers: Promise<Outcome>[] = [];
    for (const need of needs) {
      const answer = answerOne(need, address, [...answers]).catch(() => 'missing' as const);
      answers.push(Promise.race([answer, late]));
    }
    return Promise.all(answers);
  }

  /** Answers several lists of needs: each counts its own, and identical requests are made once. */
  return async (lists: readonly (readonly Need[])[], address: Address): Promise<PageAnswers> => {
    let timer: NodeJS.Timeout | undefined;
    const late: Late = new Promise((resolve) => {
      timer = setTimeout(() => resolve('missing'), patience());
    });
    const all = await Promise.all(lists.map((needs) => answersOf(needs, address, late)));
    clearTimeout(timer);
    const outcomes = all.flat();
    const found = outcomes.filter((outcome) => outcome !== null && outcome !== 'missing');
    const answers = [
      ...new Map(found.map((each) => [JSON.stringify([each.call, each.request]), each])).values(),
    ];
    const until = answers.map(({ sharedUntil = Infinity }) => sharedUntil);
    return {
      answers,
      isComplete: !outcomes.includes('missing'),
      sharedUntil: Math.min(Infinity, ...until),
    };
  };
}
