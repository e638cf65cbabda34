import { scriptJson } from '@pasal/core/contract/text/script-json';
import type { DocumentAnswer } from './needs/document-answers';

/** A value for a script element that is data. */
export const writeInlineJson = (value: unknown) => scriptJson(JSON.stringify(value));

/** Answers as one list, as JSON; their bodies are JSON already. */
export function jsonOfAnswers(answers: readonly DocumentAnswer[]): string {
  const entries = answers.map(({ call, request, status, body }) => {
    const known = request ? `,"request":${JSON.stringify(request)}` : '';
    const refused = status ? `,"status":${status}` : '';
    return `{"call":${JSON.stringify(call)}${known}${refused},"body":${body}}`;
  });
  return `[${entries.join()}]`;
}

export const writeInlineAnswers = (answers: readonly DocumentAnswer[]) =>
  scriptJson(jsonOfAnswers(answers));
