/** The time limits of a client, in milliseconds. */
export interface Timeouts {
  /** For the headers of a request. */
  headers: number;
  /** For a whole request: three pictures over a slow line. */
  request: number;
  /** Without a single byte in either direction, while the server waits for the client. */
  idle: number;
  /** For the server's answer to a completely received request: 503 afterwards, while its work goes on. */
  answer: number;
  /** Between two requests on one connection; longer than proxies use. */
  keepAlive: number;
  /** The interval of checks for slow clients. */
  check: number;
}

export const TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: 120_000,
  idle: 30_000,
  answer: 100_000,
  keepAlive: 72_000,
  check: 2000,
};
