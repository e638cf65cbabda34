import { createHmac, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const MARK_BYTES = 16;

/** A new key, in its stored form. */
export const newKey = () => randomBytes(KEY_BYTES).toString('base64url');

/** A pseudonym for something counted; only the holder of the key can make it, and nobody can reverse it. */
export const markOf = (key: string, ...parts: readonly string[]) =>
  createHmac('sha256', key)
    .update(JSON.stringify(parts))
    .digest()
    .subarray(0, MARK_BYTES)
    .toString('base64url');
