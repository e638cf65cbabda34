import { scriptJson } from '@pasal/core/contract/text/script-json';
import { mayPack, packLists } from '../contract/packed-lists';
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

/** Answers as a document carries them, in few bytes. */
export function writeInlineAnswers(answers: readonly DocumentAnswer[]): string {
  const json = jsonOfAnswers(answers);
  if (!mayPack(json)) return scriptJson(json);
  const entries = JSON.parse(json) as { body: unknown }[];
  const packed = entries.map((entry) => ({ ...entry, body: packLists(entry.body) }));
  return writeInlineJson(packed);
}
