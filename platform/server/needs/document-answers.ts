import type { FastifyInstance } from 'fastify';
import type { Need } from '../../contract/release';
import { requestOfNeed, type NeedRequest } from '../../contract/needs';
import type { RouteParams } from '../match-route';
import { inSpan } from '@pasal/core/observe/tracing/spans';
import type { Services } from '../services/services';
import { createCallSources } from './public-call';
import { createServiceSources } from './service-source';
import type { Asker, SourceAnswer } from './source';

/** A document waits so many milliseconds for all its answers; the page asks for the others itself. */
const PATIENCE = 200;

/** The answer of one call, for the page that shows it first. */
export interface DocumentAnswer extends SourceAnswer {
  call: string;
  /** The arguments with which the page's own hook asks. */
  request: NeedRequest | undefined;
}

/** The address a document is made for. */
export interface Address extends Asker {
  params: RouteParams;
  search: URLSearchParams;
}

/** The result of a need: null where it names something this address does not have. */
type Outcome = DocumentAnswer | 'missing' | null;

/** The answers of a page. */
export interface PageAnswers {
  answers: DocumentAnswer[];
  /** True when every need of this address has its answer. */
  isComplete: boolean;
  /** The moment (ms) until which other visitors may be given the same answers. */
  sharedUntil: number;
}

type Late = Promise<'missing'>;

/** Places of the earlier needs whose answers a need builds on. */
function usedBy({ params = {}, query = {} }: Need): number[] {
  return [...Object.values(params), ...Object.values(query)].flatMap((value) =>
    'answer' in value ? [value.answer] : [],
  );
}

/**
 * Answers what a page shows first, out of the record of its release and without running its code:
 * calls every visitor may make and the remote's own service, asked without cookies. That there is no such thing is an answer; what
 * fails or is late is left out.
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
    // A part of the path may be no word of this call: of two needs that speak of it, one fits.
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

  /** The answers to several lists of needs: each counts its own, the same question is answered once. */
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
