import type { ErrorCode } from '../contract/error-codes';
import type { ValidationDetail } from '../contract/error';
import { bilingual, type Wording } from './wording';

const TOO_OFTEN = bilingual(
  'Too many attempts. Please wait a moment and try again.',
  'धेरै पटक प्रयास भयो। एकछिन पर्खेर फेरि प्रयास गर्नुहोस्।',
);

interface ErrorFacts {
  /** The details that the contract of the call declares for the code. */
  details?: unknown;
  /** The field it is about, for server-internal callers; it is not sent. */
  field?: string | undefined;
}

/** A mistake in one field, before localisation. */
export interface FieldProblem extends Omit<ValidationDetail, 'message'> {
  message: Wording;
}

/**
 * A refusal by the shop, worded for the screen (D34) in either language; `http` maps the code to a status. Its
 * `message`, for logs and commands, is English.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly wording: Wording;
  /** Their texts may be bilingual. */
  readonly details: unknown;
  readonly field: string | undefined;

  constructor(code: ErrorCode, wording: Wording, { details, field }: ErrorFacts = {}) {
    super(wording.en);
    this.code = code;
    this.wording = wording;
    this.details = details;
    this.field = field;
  }
}

/** `RATE_LIMITED`: the caller may try again after `seconds`. */
export class RateLimited extends DomainError {
  readonly seconds: number;

  constructor(seconds: number) {
    super('RATE_LIMITED', TOO_OFTEN);
    this.seconds = seconds;
  }
}

/** `VALIDATION` of one or more fields. */
export function invalid(message: Wording, ...details: FieldProblem[]): DomainError {
  return new DomainError('VALIDATION', message, { details });
}

export function notFound(message: Wording): DomainError {
  return new DomainError('NOT_FOUND', message);
}

/** @param field the subject */
export function forbidden(message: Wording, field?: string): DomainError {
  return new DomainError('FORBIDDEN', message, { field });
}

/** @param field the subject */
export function conflict(message: Wording, field?: string): DomainError {
  return new DomainError('CONFLICT', message, { field });
}

export function inUse(message: Wording): DomainError {
  return new DomainError('IN_USE', message);
}
