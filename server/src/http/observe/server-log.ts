import { LogController, type FastifyServerOptions } from 'fastify';
import { codeOf, reasonOf } from '../../errors/error-code';

/** Where log lines go, one JSON object each. */
export interface LogStream {
  write(line: string): void;
}

/** SQLSTATE class of values the database could not take: its message quotes them. */
const QUOTES_VALUES = /^22/;

/**
 * What is logged of an error: its kind, words, code and where it came from. Never its other fields,
 * in which libraries put rows, requests and addresses.
 */
function describeError(error: unknown) {
  const { name = typeof error, stack = '' } = (error ?? {}) as Partial<Error>;
  const code = codeOf(error);
  const quotes = QUOTES_VALUES.test(code ?? '');
  return {
    type: name,
    message: quotes ? 'a value the database cannot take' : reasonOf(error),
    code,
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}

/**
 * Structured lines with the id the caller was given. Requests and answers are never logged as they
 * are; `logRequests` writes one line without address, cookie or body instead.
 */
export function serverLog(
  level: string,
  stream: LogStream | undefined,
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logger: {
      level,
      ...(stream && { stream }),
      serializers: {
        err: describeError,
        req: ({ method }) => ({ method }),
        res: ({ statusCode }) => ({ statusCode }),
      },
    },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
  };
}
