import { monitorEventLoopDelay } from 'node:perf_hooks';
import { measure, type Meter } from './meter';

/** Milliseconds between two looks at the event loop, which each delay holds. */
const RESOLUTION = 20;
const NANOSECONDS = 1e9;

/** Measures the memory of this process, and how long its event loop was blocked. */
export function measureProcess(): { meter: Meter; start: () => void; stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  const lagAt = (quantile: number) =>
    Math.max(0, delay.percentile(quantile * 100) / NANOSECONDS - RESOLUTION / 1000);
  return {
    start: () => void delay.enable(),
    stop: () => void delay.disable(),
    meter(registers) {
      measure(registers, {
        kind: 'gauge',
        name: 'pasal_event_loop_lag_seconds',
        help: 'How much later than asked for the event loop did something, since the last reading.',
        labelNames: ['quantile'],
        read() {
          const samples = [0.5, 0.99].map((quantile) => ({
            labels: { quantile: String(quantile) },
            value: lagAt(quantile),
          }));
          delay.reset();
          return samples;
        },
      });
      measure(registers, {
        kind: 'gauge',
        name: 'process_resident_memory_bytes',
        help: 'Resident memory.',
        read: () => [{ value: process.memoryUsage.rss() }],
      });
    },
  };
}
