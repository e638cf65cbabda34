import { createHmac, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const MARK_BYTES = 16;

/** A new key, as it is kept. */
export const newKey = () => randomBytes(KEY_BYTES).toString('base64url');

/** Stands for something that was counted, to whoever has the key; nobody finds back from it. */
export const markOf = (key: string, ...parts: readonly string[]) =>
  createHmac('sha256', key)
    .update(JSON.stringify(parts))
    .digest()
    .subarray(0, MARK_BYTES)
    .toString('base64url');
