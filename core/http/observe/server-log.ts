import { hostname } from 'node:os';
import { LogController, type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';
import { pino } from 'pino';
import { codeOf, reasonOf } from '../../errors/error-code';

/** Where log lines go, one JSON object each. */
export interface LogStream {
  write(line: string): void;
}

/** SQLSTATE class of values the database could not take: its message quotes them. */
const QUOTES_VALUES = /^22/;

/**
 * Returns what the log says of an error: its kind, words, code and where it came from. It leaves out the
 * other fields, in which libraries put rows, requests and addresses.
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
  /** The version that runs, as its build is called. */
  version?: string;
  /** Where lines go instead of standard output. */
  stream?: LogStream;
}

/** The server's log: each line says which service wrote it, in which version, and its level by name. */
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
 * Structured lines with the id the caller was given. Requests and answers are never logged as they
 * are; `logRequests` writes one line without address, cookie or body instead.
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
