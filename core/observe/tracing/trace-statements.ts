import type { KyselyConfig, LogEvent } from 'kysely';
import { addFinishedSpan, isTraced } from './spans';

/** Characters of a statement that a span has. */
const LONGEST = 2000;

/** What a statement does first, and to which table: such as `insert outbox`. */
function nameOf(text: string): string {
  const verb = (/\b(?:select|insert|update|delete)\b/i.exec(text) ?? /\w+/.exec(text))?.[0];
  const table = /\b(?:from|into|update|join)\s+"?([a-z]\w*)/i.exec(text)?.[1];
  return [verb?.toLowerCase(), table].filter(Boolean).join(' ');
}

function addStatement({ level, query: { sql: text }, queryDurationMillis: took }: LogEvent): void {
  const until = performance.timeOrigin + performance.now();
  addFinishedSpan({
    name: nameOf(text),
    // The text has places for its values, and a span never has those.
    facts: { 'db.system.name': 'postgresql', 'db.query.text': text.trim().slice(0, LONGEST) },
    from: until - took,
    until,
    hasFailed: level === 'error',
  });
}

/** Makes a span of each statement of a database; one that is opened while nothing is traced is left as it is. */
export const traceStatements = (): Pick<KyselyConfig, 'log'> =>
  isTraced() ? { log: addStatement } : {};
