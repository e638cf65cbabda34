import { codeOf, reasonOf } from '../errors/error-code';
import { DomainError, inUse, invalid } from '../errors/domain-error';
import * as messages from '../http/messages';

export const UNIQUE_VIOLATION = '23505';
export const FOREIGN_KEY_VIOLATION = '23503';
/** Serialisation failure and deadlock: the transaction may be tried again. */
export const RETRYABLE = ['40001', '40P01'];
/** Text the database cannot hold: a NUL character. */
export const UNSTORABLE_TEXT = ['22021', '22P05'];

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  // A lock that was not released, a statement that took too long, a transaction that stood still.
  '55P03',
  '57014',
  '25P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  // A PostgreSQL that only reads, such as one that waits to take over.
  '25006',
]);
const AWAY_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|timeout expired|client has encountered a connection error|not queryable|pglite is clos/i;

/** A PostgreSQL that is reached through a file is away while that file is missing; no other file is. */
function isSocketMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect';
}

/** True when the error says that the database is away, so that the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined && (AWAY_CODES.has(code) || code.startsWith('08'))) return true;
  if (isSocketMissing(error)) return true;
  return AWAY_MESSAGES.test(reasonOf(error));
}

/** The column of a reference, as PostgreSQL names its constraint: `orders_city_id_fkey`. */
function columnOf(error: unknown, table: string): string | undefined {
  const constraint = String((error as { constraint?: unknown }).constraint ?? '');
  const isNamed = constraint.startsWith(`${table}_`) && constraint.endsWith('_fkey');
  return isNamed ? constraint.slice(table.length + 1, -'_fkey'.length) : undefined;
}

/**
 * Returns the refusal for a broken reference, for every table; undefined for any other error. A caller who
 * deletes finds the thing in use; a caller who writes names something that was deleted a moment ago.
 * PostgreSQL distinguishes the two only in words of its own language, so the call's method says which it is.
 */
export function findReferenceRefusal(error: unknown, method: string): DomainError | undefined {
  if (codeOf(error) !== FOREIGN_KEY_VIOLATION) return undefined;
  const path = columnOf(error, String((error as { table?: unknown }).table ?? ''));
  if (path === 'staff_id') return new DomainError('UNAUTHENTICATED', messages.notSignedIn);
  if (method === 'DELETE') return inUse(messages.inUse);
  const message = messages.goneMeanwhile;
  return path === undefined ? invalid(message) : invalid(message, { path, message });
}

/** Waits for `work` and turns the database's refusal of `code` into the given one. */
export async function refusing<Result>(
  code: string,
  refusal: DomainError,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw codeOf(error) === code ? refusal : error;
  }
}
