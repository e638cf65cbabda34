import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { WholeCall } from '../../contract/call';
import { invalid } from '../../errors/domain-error';
import * as messages from '../messages';

/** The name of the header, as contracts and documents write it. */
export const KEY_HEADER = 'Idempotency-Key';
const KEY = /^[\x21-\x7e]{1,200}$/;

/** One press of a button, however often it is sent: its key, and a hash of what it does to what. */
export interface Press {
  key: string;
  hash: string;
}

const wrongKey = () =>
  invalid(messages.invalidKey, { path: KEY_HEADER, message: messages.invalidKey });

/** The same value with the fields of its objects in one order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, each]) => [name, inOrder(each)]));
}

/** Identifies what is asked for: the same gives the same hash, whatever the order of its fields. */
export const hashOf = (...parts: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(parts)))
    .digest('hex');

/** Whether requests of a call may have a key. */
export const isKeyed = ({ headers }: Pick<WholeCall, 'headers'>): boolean =>
  headers !== undefined && KEY_HEADER in headers;

/**
 * The press of a request, if it has a key: it belongs to this call, what its address names and its body alone (A28).
 * @param body what was read of one that is no JSON
 * @throws DomainError 400 for a header that is no key
 */
export function pressOf(
  { name }: Pick<WholeCall, 'name'>,
  request: Pick<FastifyRequest, 'headers' | 'params' | 'query' | 'body'>,
  body: unknown = request.body,
): Press | undefined {
  const key = request.headers[KEY_HEADER.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw wrongKey();
  return { key, hash: hashOf(name, request.params, request.query, body) };
}

/** @throws DomainError 400 for a request without the key that its call needs */
export function assertPress(press: Press | undefined): Press {
  if (press === undefined) throw wrongKey();
  return press;
}
