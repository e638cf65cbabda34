import { setTimeout as wait } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Registers the metrics of one part of the shop. Each part has its own meter, and this folder knows none of them. */
export type Meter = (registers: Registry[]) => void;

/** One series: its labels and its value. */
export interface Sample {
  labels?: Record<string, string>;
  value: number;
}

interface Figure {
  name: string;
  help: string;
  kind: 'counter' | 'gauge';
  labelNames?: readonly string[];
  /** All current series. Series that it omits have ended. */
  read: () => readonly Sample[] | Promise<readonly Sample[]>;
}

/** Timeout for reading a metric, in milliseconds: collectors give up after ten seconds. */
const READ_WITHIN = 2000;

/** Returns the result if it is ready in time; null when it fails or takes too long. */
async function readInTime(read: Figure['read']): Promise<readonly Sample[] | null> {
  const over = new AbortController();
  const late = wait(READ_WITHIN, null, { signal: over.signal }).catch(() => null);
  const samples = (async () => read())().catch(() => null);
  return Promise.race([samples, late]).finally(() => over.abort());
}

/** A metric that is read at every scrape. If that fails, as while the database is away, the last values stay. */
export function measure(registers: Registry[], { kind, read, ...about }: Figure): void {
  const Kind = kind === 'counter' ? Counter : Gauge;
  const figure = new Kind<string>({
    ...about,
    registers,
    async collect() {
      const samples = await readInTime(read);
      if (!samples) return;
      figure.reset();
      for (const { labels = {}, value } of samples) figure.inc(labels, value);
    },
  });
}
