import { hostname } from 'node:os';
import { LogController, type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';
import { pino } from 'pino';
import { codeOf, reasonOf } from '../../errors/error-code';

/** Where log lines go, one JSON object each. */
export interface LogStream {
  write(line: string): void;
}

/** SQLSTATE class of invalid values: its messages quote them. */
const QUOTES_VALUES = /^22/;

/**
 * Returns the logged fields of an error: its type, message, code and stack. It leaves out the other fields, in which
 * libraries put rows, requests and addresses.
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

interface LogOptions {
  /** A demo logs warnings and worse only. */
  mode: 'demo' | 'production';
  /** The version of the running build. */
  version?: string;
  /** Where lines go instead of standard output. */
  stream?: LogStream;
}

/** The server's log: each line has the service's name, its version, and the level by name. */
export function openLog({ mode, version = 'development', stream }: LogOptions): FastifyBaseLogger {
  const options = {
    level: mode === 'production' ? 'info' : 'warn',
    base: { service: 'pasal', version, pid: process.pid, hostname: hostname() },
    formatters: { level: (level: string) => ({ level }) },
    serializers: {
      err: describeError,
      req: ({ method }: { method: string }) => ({ method }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  };
  return stream ? pino(options, stream) : pino(options);
}

/**
 * Structured lines with the caller's request id. Requests and answers are never logged directly; `logRequests` writes
 * one line without address, cookie or body instead.
 */
export const logTo = (
  log: FastifyBaseLogger,
): Pick<FastifyServerOptions, 'loggerInstance' | 'logController'> => ({
  loggerInstance: log,
  logController: new LogController({
    disableRequestLogging: true,
    requestIdLogLabel: 'requestId',
  }),
});
