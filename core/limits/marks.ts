import { createHmac, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const MARK_BYTES = 16;

/** A new key, in the form in which it is stored. */
export const newKey = () => randomBytes(KEY_BYTES).toString('base64url');

/**
 * A value that stands for something that was counted; only the holder of the key can make it, and no one can
 * reverse it.
 */
export const markOf = (key: string, ...parts: readonly string[]) =>
  createHmac('sha256', key)
    .update(JSON.stringify(parts))
    .digest()
    .subarray(0, MARK_BYTES)
    .toString('base64url');
