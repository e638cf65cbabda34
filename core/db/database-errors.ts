import { codeOf, reasonOf } from '../errors/error-code';
import { DomainError, inUse, invalid } from '../errors/domain-error';
import * as messages from '../http/messages';

export const UNIQUE_VIOLATION = '23505';
export const FOREIGN_KEY_VIOLATION = '23503';
/** Serialisation failure and deadlock: the transaction may be retried. */
export const RETRYABLE = ['40001', '40P01'];
/** Text the database cannot store: a NUL character. */
export const UNSTORABLE_TEXT = ['22021', '22P05'];

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  // A lock timeout, a statement timeout, an idle transaction timeout.
  '55P03',
  '57014',
  '25P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  // A read-only PostgreSQL, such as a standby.
  '25006',
]);
const AWAY_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|timeout expired|client has encountered a connection error|not queryable|pglite is clos/i;

/** A missing socket file means that PostgreSQL is away; no other file does. */
function isSocketMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect';
}

/** True when the error means that the database is away, so that the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined && (AWAY_CODES.has(code) || code.startsWith('08'))) return true;
  if (isSocketMissing(error)) return true;
  return AWAY_MESSAGES.test(reasonOf(error));
}

/** The column of a foreign key, as in PostgreSQL's constraint names: `orders_city_id_fkey`. */
function columnOf(error: unknown, table: string): string | undefined {
  const constraint = String((error as { constraint?: unknown }).constraint ?? '');
  const isNamed = constraint.startsWith(`${table}_`) && constraint.endsWith('_fkey');
  return isNamed ? constraint.slice(table.length + 1, -'_fkey'.length) : undefined;
}

/**
 * Returns the refusal for a violated foreign key, for every table; undefined for any other error. For a deletion the
 * thing is still in use; for a write it refers to something just deleted. PostgreSQL distinguishes the two only in
 * its localised message, so the call's method decides.
 */
export function findReferenceRefusal(error: unknown, method: string): DomainError | undefined {
  if (codeOf(error) !== FOREIGN_KEY_VIOLATION) return undefined;
  const path = columnOf(error, String((error as { table?: unknown }).table ?? ''));
  if (path === 'staff_id') return new DomainError('UNAUTHENTICATED', messages.notSignedIn);
  if (method === 'DELETE') return inUse(messages.inUse);
  const message = messages.goneMeanwhile;
  return path === undefined ? invalid(message) : invalid(message, { path, message });
}

/** Waits for `work` and turns the database error `code` into the given refusal. */
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
