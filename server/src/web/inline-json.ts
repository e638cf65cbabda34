import type { DocumentAnswer } from './needs/document-answers';

/** JSON as it is safe inside a script element: these characters only ever stand in its texts. */
function safeJson(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** A value for a script element that is data. */
export const inlineJson = (value: unknown) => safeJson(JSON.stringify(value));

/** Answers as one list, as JSON; their bodies are JSON already. */
export function jsonOfAnswers(answers: readonly DocumentAnswer[]): string {
  const entries = answers.map(({ call, request, body }) => {
    const known = request && `,"request":${JSON.stringify(request)}`;
    return `{"call":${JSON.stringify(call)}${known ?? ''},"body":${body}}`;
  });
  return `[${entries.join()}]`;
}

export const inlineAnswers = (answers: readonly DocumentAnswer[]) =>
  safeJson(jsonOfAnswers(answers));
