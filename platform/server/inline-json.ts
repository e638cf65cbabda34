import { scriptJson } from '@pasal/core/contract/text/script-json';
import type { AnswerBody } from './needs/answer-body';
import type { DocumentAnswer } from './needs/document-answers';

/** A value for a script element that contains data. */
export const writeInlineJson = (value: unknown) => scriptJson(JSON.stringify(value));

/** Answers as one list; `write` writes the body of each. */
function listAnswers(answers: readonly DocumentAnswer[], write: (body: AnswerBody) => string) {
  const entries = answers.map(({ call, request, status, body }) => {
    const known = request ? `,"request":${JSON.stringify(request)}` : '';
    const refused = status ? `,"status":${status}` : '';
    return `{"call":${JSON.stringify(call)}${known}${refused},"body":${write(body)}}`;
  });
  return `[${entries.join()}]`;
}

/** Answers as one list, as JSON. */
export const jsonOfAnswers = (answers: readonly DocumentAnswer[]) =>
  listAnswers(answers, ({ json }) => json);

/** Answers in the compact form that documents contain. */
export function writeInlineAnswers(answers: readonly DocumentAnswer[]): string {
  const mayPack = answers.every(({ body }) => body.mayPack);
  return scriptJson(
    mayPack ? listAnswers(answers, ({ packed }) => packed) : jsonOfAnswers(answers),
  );
}
