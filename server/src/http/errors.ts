import type { ErrorCode, ValidationDetail } from '@pasal/shared/contracts';
import { TOO_OFTEN } from './messages';

/** A refusal the caller may see: `message` is fit for the screen (decision 34). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(status: number, code: ErrorCode, message: string, details?: unknown) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** 429 `RATE_LIMITED`: the caller may try again after `seconds`. */
export class RateLimited extends ApiError {
  readonly seconds: number;

  constructor(seconds: number) {
    super(429, 'RATE_LIMITED', TOO_OFTEN);
    this.seconds = seconds;
  }
}

/** 400 `VALIDATION` of one field or more. */
export function invalid(message: string, ...details: ValidationDetail[]): ApiError {
  return new ApiError(400, 'VALIDATION', message, details);
}

export function notFound(message: string): ApiError {
  return new ApiError(404, 'NOT_FOUND', message);
}

export function forbidden(message: string): ApiError {
  return new ApiError(403, 'FORBIDDEN', message);
}

export function conflict(message: string): ApiError {
  return new ApiError(409, 'CONFLICT', message);
}

export function inUse(message: string): ApiError {
  return new ApiError(409, 'IN_USE', message);
}
