import { setTimeout as wait } from 'node:timers/promises';
import type { RenderRequest } from './contract';
import type { RenderLimits } from './limits';
import type { Outcome } from './outcome';
import type { CompositionRenderer } from './composition-renderer';

/** Why a composition should not go live: the address where it fails, or null for a general problem. */
export interface RehearsalProblem {
  address: string | null;
  text: string;
}

const TITLE = /<title[^>]*>\s*[^\s<]/;
/** React's marker where a part threw or suspended, so that the browser has to render it. */
const FELL_BACK = /<!--\$[!?]-->/;
/** The content security policy blocks it. */
const STYLE_ATTRIBUTE = /<[^>]*\sstyle=/;

type Limits = Pick<RenderLimits, 'workWithin' | 'settleFor'>;

function problemsOf(outcome: Outcome, { workWithin }: Limits): string[] {
  if (!outcome.page) return [outcome.text];
  const { head, html } = outcome.page;
  const worked = Math.round(outcome.worked);
  return [
    ...(worked <= workWithin
      ? []
      : [`its code works for ${worked} ms, and may for ${workWithin} ms`]),
    ...(TITLE.test(head) ? [] : ['the page has no title']),
    ...(STYLE_ATTRIBUTE.test(html) ? ['an element has a style attribute'] : []),
    ...(FELL_BACK.test(html) ? ['a part of the page is left to the browser'] : []),
  ];
}

/**
 * Attempts for a page that is late, or whose code works for long: the machine may be busy with visitors, and code is
 * slow at first.
 */
const TRIES = 5;
/** Milliseconds between the first two of them; each further pause is twice as long. */
const PAUSE = 200;

async function renderInTries(
  renderer: CompositionRenderer,
  request: RenderRequest,
  { workWithin }: Limits,
): Promise<Outcome> {
  const mayBeSooner = (outcome: Outcome) =>
    outcome.page ? outcome.worked > workWithin : outcome.why === 'late';
  const first = await renderer.render(request);
  let last = first;
  for (let tries = 1; tries < TRIES && mayBeSooner(last); tries += 1) {
    await wait(PAUSE * 2 ** (tries - 1));
    last = await renderer.render(request);
  }
  return last.page ? last : first;
}

/**
 * Renders each request once, one after the other, as visitors would get it, and gives the pages' deferred work time
 * to fail.
 */
export async function rehearse(
  renderer: CompositionRenderer,
  requests: readonly RenderRequest[],
  limits: Limits,
): Promise<RehearsalProblem[]> {
  if (!(await renderer.prepare())) return [{ address: null, text: 'no render process got ready' }];
  const problems: RehearsalProblem[] = [];
  for (const request of requests) {
    const found = problemsOf(await renderInTries(renderer, request, limits), limits);
    problems.push(...found.map((text) => ({ address: request.address, text })));
  }
  await wait(limits.settleFor);
  return problems;
}
