import { Registry } from 'prom-client';
import { figuresOf, seriesOf } from '@pasal/server/testing/figures';
import { measure, type Sample } from './meter';

/** A metric with this reader. */
const figure =
  (read: () => Promise<readonly Sample[]>, kind: 'counter' | 'gauge' = 'gauge') =>
  (registers: Parameters<typeof measure>[0]) =>
    measure(registers, { kind, name: 'seen', help: 'Seen.', labelNames: ['of'], read });

const seen = (of: string, value: number): Sample => ({ labels: { of }, value });

test.each(['counter', 'gauge'] as const)(
  'a %s is what was read last, however often',
  async (kind) => {
    const meter = figure(async () => [seen('one', 3), seen('other', 0)], kind);
    await figuresOf(meter);
    expect(seriesOf(await figuresOf(meter))).toEqual(['seen{of="one"} 3', 'seen{of="other"} 0']);
  },
);

test('series that are not read any more end; while nothing can be read all stay', async () => {
  const readings = [
    async () => [seen('one', 1), seen('other', 1)],
    async () => [seen('other', 2)],
    async () => Promise.reject(new Error('away')),
  ];
  const registry = new Registry();
  figure(async () => (readings.shift() ?? (async () => []))())([registry]);
  const printed = [];
  while (readings.length > 0) printed.push(seriesOf(await registry.metrics()));
  expect(printed).toEqual([
    ['seen{of="one"} 1', 'seen{of="other"} 1'],
    ['seen{of="other"} 2'],
    ['seen{of="other"} 2'],
  ]);
});

test('what never answers keeps nothing else waiting', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const silent = figure(() => new Promise(() => undefined));
  const printed = figuresOf(silent, (registers) =>
    measure(registers, { kind: 'gauge', name: 'here', help: 'Here.', read: () => [{ value: 1 }] }),
  );
  await jest.advanceTimersByTimeAsync(10_000);
  expect(seriesOf(await printed)).toEqual(['here 1']);
  jest.useRealTimers();
});
