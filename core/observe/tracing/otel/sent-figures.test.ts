import { Gauge, Registry } from 'prom-client';
import { sendFigures } from './sent-figures';

test('a figure that is no number is not sent: a collector would refuse all that came with it', async () => {
  const registry = new Registry();
  const registers = [registry];
  const labelNames = ['of'];
  const delay = new Gauge({ name: 'delay', help: 'How late it is.', registers, labelNames });
  delay.set({ of: 'none' }, Number.NaN);
  delay.set({ of: 'one' }, 0.5);
  const figures = sendFigures();
  figures.of(registry);
  const { resourceMetrics } = await figures.collect();
  const points = resourceMetrics.scopeMetrics.flatMap(({ metrics }) =>
    metrics.flatMap(({ dataPoints }): unknown[] => dataPoints),
  );
  expect(points).toMatchObject([{ attributes: { of: 'one' }, value: 0.5 }]);
  expect(points).toHaveLength(1);
});
