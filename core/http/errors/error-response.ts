import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_OF } from '../../contract/error';
import { codeOf, isDiskFull } from '../../errors/error-code';
import {
  isDatabaseAway,
  findReferenceRefusal,
  RETRYABLE,
  UNSTORABLE_TEXT,
} from '../../db/database-errors';
import {
  DomainError,
  type FieldProblem,
  forbidden,
  invalid,
  notFound,
  RateLimited,
} from '../../errors/domain-error';
import { localise } from '../../errors/wording';
import { languageOf } from '../language';
import * as messages from '../messages';
import { wordsOfIssue } from './issue-words';

/** Seconds after which a caller may try again when the database is away. */
const RETRY_AFTER = 5;
/** Maximum number of listed mistakes of a request. */
const MAX_DETAILS = 50;

function detailOf(issue: NonNullable<FastifyError['validation']>[number]): FieldProblem {
  const missing = issue.params.missingProperty;
  const parts = issue.instancePath.split('/').slice(1);
  if (typeof missing === 'string') parts.push(missing);
  return { path: parts.join('.'), message: wordsOfIssue(issue) };
}

/** The errors of Fastify and its plugins, by status. */
const BY_STATUS: Record<number, DomainError> = {
  400: invalid(messages.malformedRequest),
  // The static file plugin's error for a path outside its folder.
  403: forbidden(messages.notAllowed),
  404: notFound(messages.noSuchAddress),
  413: new DomainError('TOO_LARGE', messages.tooLarge),
  415: new DomainError('UNSUPPORTED_MEDIA', messages.unsupportedMedia),
  503: new DomainError('UNAVAILABLE', messages.unavailable),
};

/** Turns any thrown value into a code and a message; internal details are not sent. */
export function toDomainError(error: unknown, method: string): DomainError {
  if (error instanceof DomainError) return error;
  const broken = findReferenceRefusal(error, method);
  if (broken !== undefined) return broken;
  if (isDiskFull(error)) return new DomainError('UNAVAILABLE', messages.diskFull);
  // A transaction that lost a conflict has changed nothing, and a retry succeeds.
  if (isDatabaseAway(error) || RETRYABLE.includes(codeOf(error) ?? '')) {
    return new DomainError('UNAVAILABLE', messages.unavailable);
  }
  if (UNSTORABLE_TEXT.includes(codeOf(error) ?? '')) {
    return invalid(messages.invalidRequest);
  }
  const { validation, statusCode } = (error ?? {}) as Partial<FastifyError>;
  // A path segment longer than any name here.
  if (statusCode === 414) return notFound(messages.noSuchAddress);
  if (validation !== undefined) {
    const details = validation.slice(0, MAX_DETAILS).map(detailOf);
    return invalid(messages.invalidRequest, ...details);
  }
  const known = statusCode === undefined ? undefined : BY_STATUS[statusCode];
  if (known !== undefined) return known;
  return new DomainError('INTERNAL', messages.internal);
}

const LEFT = invalid(messages.malformedRequest);

/** The only error handler of the server (A16). */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // A visitor who disconnected during a request is not an error of the shop.
  const hasLeft = request.raw.readableAborted;
  const { code, wording, details } = hasLeft ? LEFT : toDomainError(error, request.method);
  const status = STATUS_OF[code];
  if (error instanceof RateLimited) reply.header('retry-after', String(error.seconds));
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (status === 503) reply.header('retry-after', String(RETRY_AFTER));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({
      ...localise({ message: wording, details }, languageOf(request)),
      code,
      requestId: request.id,
    });
}

/** Answers as JSON that the address does not exist. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  return sendError(notFound(messages.noSuchAddress), request, reply);
}
