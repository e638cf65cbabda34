import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { WholeCall } from '../../contract/call';
import { invalid } from '../../errors/domain-error';
import * as messages from '../messages';

/** The name of the header, as contracts and documentation write it. */
export const KEY_HEADER = 'Idempotency-Key';
const KEY = /^[\x21-\x7e]{1,200}$/;

/** One press of a button, however often it is sent: its key, and a hash of the action and its target. */
export interface Press {
  key: string;
  hash: string;
}

const wrongKey = () =>
  invalid(messages.invalidKey, { path: KEY_HEADER, message: messages.invalidKey });

/** The same value with object fields sorted. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, each]) => [name, inOrder(each)]));
}

/** Identifies a request: equal ones have equal hashes, whatever the order of their fields. */
export const hashOf = (...parts: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(parts)))
    .digest('hex');

/** Whether requests of a call may have a key. */
export const isKeyed = ({ headers }: Pick<WholeCall, 'headers'>): boolean =>
  headers !== undefined && KEY_HEADER in headers;

/**
 * The press of a request, if it has a key: the key is bound to this call, its address parameters and its body (A28).
 * @param body the parsed form of one that is not JSON
 * @throws DomainError 400 for an invalid key
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
