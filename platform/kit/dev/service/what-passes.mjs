/** What the shop passes on to a service and back, the same as in `platform/server/services`. */
const METHODS = new Set(['GET', 'POST', 'PUT', 'DELETE']);
const PASSED_HEADERS = ['accept', 'accept-language', 'content-type', 'idempotency-key'];
/** Maximum bytes of a body, in both directions. */
const REQUEST_LIMIT = 256 * 1024;
const ANSWER_LIMIT = 2 * 1024 * 1024;

const SENT_TYPE = /^(?:application\/json|text\/plain)\s*(?:;|$)/;
const JSON_TYPE = /^application\/(?:problem\+)?json\s*(?:;|$)/;
const PASSED_TYPE = /^(?:text\/plain|image\/(?:avif|gif|jpeg|png|webp))\s*(?:;|$)/;

/** A request or answer that is not passed on: the status a page gets, and the reason for the terminal. */
export class Refusal extends Error {
  /**
   * @param {string} reason
   * @param {number} status
   */
  constructor(reason, status = 503) {
    super(reason);
    this.status = status;
  }
}

/**
 * Reads a body up to its limit.
 * @param {AsyncIterable<Uint8Array> | null} stream
 * @param {number} limit
 * @param {Refusal} refusal
 */
async function readBody(stream, limit, refusal) {
  /** @type {Uint8Array[]} */
  const chunks = [];
  let bytes = 0;
  for await (const chunk of stream ?? []) {
    bytes += chunk.length;
    if (bytes > limit) throw refusal;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads the parts of a page's request that are passed on.
 * @param {import('node:http').IncomingMessage} request
 * @throws Refusal
 */
export async function readSent(request) {
  const { method = '', headers } = request;
  const { 'content-type': type = '', origin, host } = headers;
  if (!METHODS.has(method)) throw new Refusal(`${method} is not passed on`, 404);
  if (method !== 'GET' && origin !== undefined && origin !== `http://${host}`) {
    throw new Refusal(`a page of ${origin} asks`, 403);
  }
  const body = await readBody(request, REQUEST_LIMIT, new Refusal('it sends over 256 kB', 413));
  if (body.length > 0 && !SENT_TYPE.test(type)) {
    throw new Refusal(`it sends ${type || 'no type'}, neither JSON nor plain text`, 415);
  }
  const passed = PASSED_HEADERS.filter((name) => headers[name] !== undefined);
  return {
    method,
    headers: Object.fromEntries(passed.map((name) => [name, String(headers[name])])),
    ...(body.length > 0 && { body }),
  };
}

/** @param {Uint8Array} body */
function isWholeJson(body) {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the parts of a service's answer that are passed back.
 * @param {Response} answer
 * @throws Refusal
 */
export async function readAnswer(answer) {
  const { status } = answer;
  if (status >= 500) throw new Refusal(`it answers ${status}`);
  if (status >= 300 && status < 400) {
    throw new Refusal(`it answers ${status}, and no redirect is followed`);
  }
  const type = answer.headers.get('content-type') ?? '';
  if (status !== 204 && !JSON_TYPE.test(type) && !PASSED_TYPE.test(type)) {
    throw new Refusal(`it answers ${type || 'no type'}, which is not passed back`);
  }
  const body = await readBody(answer.body, ANSWER_LIMIT, new Refusal('it answers over 2 MB'));
  if (JSON_TYPE.test(type) && !isWholeJson(body)) {
    throw new Refusal(`it answers ${type} that is no JSON`);
  }
  return { status, body, type };
}
