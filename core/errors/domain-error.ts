import type { ErrorCode } from '../contract/error-codes';
import type { ValidationDetail } from '../contract/error';

const TOO_OFTEN = 'Too many attempts. Please wait a moment and try again.';

interface ErrorFacts {
  /** The details that the contract of the call declares for the code. */
  details?: unknown;
  /** The field it is about, for callers of the server's own; the wire does not carry it. */
  field?: string | undefined;
}

/** A refusal of the shop, in words fit for the screen (D34); `http` gives the code its status. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly field: string | undefined;

  constructor(code: ErrorCode, message: string, { details, field }: ErrorFacts = {}) {
    super(message);
    this.code = code;
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

/** `VALIDATION` of one field or more. */
export function invalid(message: string, ...details: ValidationDetail[]): DomainError {
  return new DomainError('VALIDATION', message, { details });
}

export function notFound(message: string): DomainError {
  return new DomainError('NOT_FOUND', message);
}

/** @param field what it is about */
export function forbidden(message: string, field?: string): DomainError {
  return new DomainError('FORBIDDEN', message, { field });
}

/** @param field what it is about */
export function conflict(message: string, field?: string): DomainError {
  return new DomainError('CONFLICT', message, { field });
}

export function inUse(message: string): DomainError {
  return new DomainError('IN_USE', message);
}
