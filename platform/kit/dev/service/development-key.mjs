import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'node_modules/.cache/pasal/service-key.pem';
/** Seconds for which a claim is valid, as for the shop's. */
const GOOD_FOR = 60;

/**
 * The private key of this folder, created on first use. No shop signs with it.
 * @param {string} directory
 */
function privateKeyOf(directory) {
  const file = path.join(directory, FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  const { privateKey } = generateKeyPairSync('ed25519');
  try {
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
    writeFileSync(file, pem, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  return createPrivateKey(readFileSync(file));
}

/**
 * The key by which a local service verifies claims, in the format of the page of releases.
 * @param {string} directory
 */
export const publicKeyOf = (directory) =>
  createPublicKey(privateKeyOf(directory))
    .export({ format: 'der', type: 'spki' })
    .toString('base64');

/** @param {object} value */
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Makes claims as the shop does.
 * @param {string} directory of the remote
 * @param {string} name of the remote
 * @param {import('../../claim/verify-claim.mjs').Claim} facts
 * @returns {() => string} writes a claim that is valid from now on
 */
export function claimsOf(directory, name, facts) {
  const key = privateKeyOf(directory);
  return () => {
    const exp = Math.floor(Date.now() / 1000) + GOOD_FOR;
    const text = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode({ ...facts, aud: name, exp })}`;
    return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
  };
}
