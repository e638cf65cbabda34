/** The time limits of a client, in milliseconds. */
export interface Timeouts {
  /** For the headers of a request. */
  headers: number;
  /** For a whole request: three pictures over a slow line. */
  request: number;
  /** Without a single byte in either direction, while the server waits for the client. */
  idle: number;
  /** In which the server has answered a request that came as a whole: 503, where its work goes on. */
  answer: number;
  /** Between two requests on one connection; longer than proxies keep theirs. */
  keepAlive: number;
  /** Slow clients are looked for this often. */
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
