import type { KyselyConfig, LogEvent } from 'kysely';
import { addFinishedSpan, isTraced } from './spans';

/** Maximum length of a statement in a span. */
const LONGEST = 2000;

/** A statement's first operation and table, such as `insert outbox`. */
function nameOf(text: string): string {
  const verb = (/\b(?:select|insert|update|delete)\b/i.exec(text) ?? /\w+/.exec(text))?.[0];
  const table = /\b(?:from|into|update|join)\s+"?([a-z]\w*)/i.exec(text)?.[1];
  return [verb?.toLowerCase(), table].filter(Boolean).join(' ');
}

function addStatement({ level, query: { sql: text }, queryDurationMillis: took }: LogEvent): void {
  const until = performance.timeOrigin + performance.now();
  addFinishedSpan({
    name: nameOf(text),
    // The text has placeholders, and a span never contains the values.
    facts: { 'db.system.name': 'postgresql', 'db.query.text': text.trim().slice(0, LONGEST) },
    from: until - took,
    until,
    hasFailed: level === 'error',
  });
}

/** Makes a span of each statement of a database; one opened while tracing is off is left unchanged. */
export const traceStatements = (): Pick<KyselyConfig, 'log'> =>
  isTraced() ? { log: addStatement } : {};
