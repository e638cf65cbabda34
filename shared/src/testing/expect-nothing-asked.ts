import { act } from '@testing-library/react';
import { addressOf, type DocumentAnswer } from '@pasal/shared/api';
import type { Call } from '../contracts/calls';
import { callOf, isPathOf } from './call-of-request';
import type { ServerAnswers } from './server-answers';

type Recorded = ServerAnswers['calls'][number];
/** The parameters of a request, by names such as `query.limit`. */
type Parameters = Map<string, string>;

function parametersOf({ path }: Call, asked: { path: string; query: URLSearchParams }): Parameters {
  const given = asked.path.split('/');
  const found: Parameters = new Map();
  for (const [at, part] of path.split('/').entries()) {
    if (part.startsWith(':'))
      found.set(`params.${part.slice(1)}`, decodeURIComponent(given[at] ?? ''));
  }
  for (const name of new Set(asked.query.keys())) {
    found.set(`query.${name}`, asked.query.getAll(name).join(', '));
  }
  return found;
}

/** The parameters to which the document has the answer. */
function parametersOfAnswer(call: Call, { request }: DocumentAnswer): Parameters {
  const url = new URL(addressOf(call, request as never), 'http://localhost');
  const path = url.pathname.replace('/api/v1', '');
  return parametersOf(call, { path, query: url.searchParams });
}

const differingNames = (one: Parameters, other: Parameters) =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => one.get(name) !== other.get(name),
  );

const valuesAs = (names: readonly string[], values: Parameters) =>
  names.map((name) => (values.has(name) ? `${name} ${values.get(name)}` : `no ${name}`)).join(', ');

/** Finds the read of the remote's own service that a request makes; only the document's answers name it. */
function serviceReadOf({ method, path }: Recorded, answers: readonly DocumentAnswer[]) {
  const found = answers.find(
    ({ call }) => method === 'GET' && call.startsWith('/x/') && isPathOf(path, call),
  );
  return found && ({ name: found.call, path: found.call, method: 'GET' } satisfies Call);
}

/** Describes how a call differs from those in the document. */
function sentenceOf(asked: Recorded, answers: readonly DocumentAnswer[]): string {
  const call = callOf(asked) ?? serviceReadOf(asked, answers);
  if (!call)
    return `${asked.method} ${asked.path} was asked; the document brought no answer of it.`;
  const own = parametersOf(call, asked);
  const [nearest] = answers
    .filter((answer) => answer.call === call.name)
    .map((answer) => parametersOfAnswer(call, answer))
    .toSorted((a, b) => differingNames(own, a).length - differingNames(own, b).length);
  if (!nearest) {
    const values = own.size > 0 ? ` with ${valuesAs([...own.keys()], own)}` : '';
    return `${call.name} was asked${values}; the document brought no answer of it.`;
  }
  const names = differingNames(own, nearest);
  if (names.length === 0) return `${call.name} was asked again with what the document brought.`;
  return `${call.name} was asked with ${valuesAs(names, own)}; the document brought ${valuesAs(names, nearest)}.`;
}

/**
 * Fails when the page sends a request whose answer was not in its document, and reports which call was made
 * with which parameters.
 */
export async function expectNothingAsked(
  { calls }: Pick<ServerAnswers, 'calls'>,
  answers: readonly DocumentAnswer[] = [],
): Promise<void> {
  // A page sends requests in effects: after one more task these have run.
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });
  if (calls.length === 0) return;
  const error = new Error(calls.map((asked) => sentenceOf(asked, answers)).join('\n'));
  Error.captureStackTrace(error, expectNothingAsked);
  throw error;
}
