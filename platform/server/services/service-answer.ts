import type { IncomingMessage } from 'node:http';
import { ANSWER_LIMIT, LONGEST_PUBLIC } from './limits';

/** The reasons why a request to a service has no answer. */
export type FailureReason =
  | 'away'
  | 'busy'
  | 'forbidden_address'
  | 'unreachable'
  | 'timeout'
  | 'error'
  | 'redirect'
  | 'wrong_type'
  | 'too_large';

/** A service did not answer, or its answer cannot be passed on. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(`the service did not answer: ${reason}`);
    this.reason = reason;
  }
}

/** A service's answer that may be passed on. */
export interface ServiceAnswer {
  status: number;
  /** Undefined without a body. */
  type: string | undefined;
  body: Buffer;
  /** Seconds for which everyone may get this answer; 0 when it is for one visitor. */
  publicFor: number;
}

const JSON_TYPE = /^application\/(?:problem\+)?json$/;
const PASSED_TYPE =
  /^(?:application\/(?:problem\+)?json|text\/plain|image\/(?:avif|gif|jpeg|png|webp))$/;

const typeOf = (header = '') => header.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** True for an answer whose body is JSON. */
export const isJson = ({ type }: Pick<ServiceAnswer, 'type'>) => JSON_TYPE.test(typeOf(type));

/** Reads for how many seconds a service allows public caching of its answer. */
export function publicSeconds(header = ''): number {
  const rules = header.toLowerCase().split(/\s*,\s*/);
  if (!rules.includes('public') || rules.includes('no-store')) return 0;
  const of = (name: string) => rules.find((rule) => rule.startsWith(`${name}=`))?.split('=')[1];
  const seconds = Number(of('s-maxage') ?? of('max-age'));
  return Number.isFinite(seconds) ? Math.max(0, Math.min(Math.floor(seconds), LONGEST_PUBLIC)) : 0;
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes > ANSWER_LIMIT) throw new ServiceFailure('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isWholeJson(body: Buffer): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return true;
  } catch {
    return false;
  }
}

/** Why an answer's headers forbid passing it on; null when its body may be read. */
function reasonAgainst({ statusCode: status = 0, headers }: IncomingMessage): FailureReason | null {
  if (status >= 500) return 'error';
  if (status < 200 || (status >= 300 && status < 400)) return 'redirect';
  if (Number(headers['content-length'] ?? 0) > ANSWER_LIMIT) return 'too_large';
  const isEncoded = (headers['content-encoding'] ?? 'identity') !== 'identity';
  const hasType = status === 204 || PASSED_TYPE.test(typeOf(headers['content-type']));
  return isEncoded || !hasType ? 'wrong_type' : null;
}

/**
 * Reads an answer of a service; only its status, type and body are passed on.
 * @throws ServiceFailure for an answer that is not passed on
 */
export async function readAnswer(message: IncomingMessage, method: string): Promise<ServiceAnswer> {
  const reason = reasonAgainst(message);
  if (reason) {
    message.destroy();
    throw new ServiceFailure(reason);
  }
  const { statusCode: status = 0, headers } = message;
  const body = await readBody(message);
  const type = status === 204 ? undefined : headers['content-type'];
  if (isJson({ type }) && !isWholeJson(body)) throw new ServiceFailure('wrong_type');
  const isShared = method === 'GET' && status === 200;
  return { status, type, body, publicFor: isShared ? publicSeconds(headers['cache-control']) : 0 };
}
