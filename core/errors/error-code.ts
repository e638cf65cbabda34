/** Code of an error: PostgreSQL's (SQLSTATE), Node's (`ENOENT`) or a library's; undefined without one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Reads the message of an error; of several attempts that failed together, that of the first. */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('errors' in error && Array.isArray(error.errors) && error.errors.length > 0) {
    return reasonOf(error.errors[0]);
  }
  return 'message' in error ? String(error.message) : String(error);
}

/** SQLSTATE of a full disk. */
export const DISK_FULL = '53100';
const FULL_CODES = new Set([DISK_FULL, 'ENOSPC', 'EDQUOT']);

/** True when a disk is full: that of the database, or one that stores files. */
export function isDiskFull(error: unknown): boolean {
  return FULL_CODES.has(codeOf(error) ?? '');
}
