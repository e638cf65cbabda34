import { hrTime, millisToHrTime } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { ValueType, type HrTime } from '@opentelemetry/api';
import {
  AggregationTemporality,
  DataPointType,
  type DataPoint,
  type HistogramMetricData,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type Figure = MetricObjectWithValues<MetricValue<string> & { metricName?: string }>;
type Times = Pick<DataPoint<number>, 'startTime' | 'endTime'>;

/** Bounds and counts of one series of a histogram; prom-client's counts are cumulative. */
function histogramsOf({ name, values }: Figure, times: Times): HistogramMetricData['dataPoints'] {
  const series = new Map<string, Figure['values']>();
  for (const each of values) {
    const { le: _, ...labels } = each.labels;
    const key = JSON.stringify(labels);
    series.set(key, [...(series.get(key) ?? []), each]);
  }
  return [...series].map(([key, all]) => {
    const valueOf = (part: string) =>
      all.find(({ metricName }) => metricName === `${name}_${part}`)?.value ?? 0;
    const upTo = all.filter(({ metricName }) => metricName === `${name}_bucket`);
    const boundaries = upTo.map(({ labels }) => Number(labels.le)).filter(Number.isFinite);
    const counts = upTo.map(({ value }, at) => value - (upTo[at - 1]?.value ?? 0));
    const value = { sum: valueOf('sum'), count: valueOf('count'), buckets: { boundaries, counts } };
    return { ...times, attributes: JSON.parse(key) as Record<string, string>, value };
  });
}

function metricOf(figure: Figure, times: Times): MetricData {
  const { name, help, type, values } = figure;
  const about = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // prom-client returns the metric type by name.
  if (String(type) === 'histogram') {
    const dataPoints = histogramsOf(figure, times);
    return { ...about, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  // A metric without measurements yet, such as delays, is NaN.
  const dataPoints = values
    .filter(({ value }) => !Number.isNaN(value))
    .map(({ labels, value }) => ({ ...times, attributes: labels, value }));
  return String(type) === 'counter'
    ? { ...about, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...about, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** The metrics of `/metrics` under the same names, for a collector that receives them: they are counted once. */
export function sendFigures(): MetricProducer & { of: (registry: Registry) => void } {
  const startTime: HrTime = millisToHrTime(performance.timeOrigin);
  let read: Registry | undefined;
  return {
    of(registry) {
      read = registry;
    },
    async collect() {
      const times = { startTime, endTime: hrTime() };
      const figures = (await read?.getMetricsAsJSON()) ?? [];
      const metrics = figures.map((figure) => metricOf(figure, times));
      const scopeMetrics = [{ scope: { name: 'pasal' }, metrics }];
      return {
        resourceMetrics: { resource: resourceFromAttributes({}), scopeMetrics },
        errors: [],
      };
    },
  };
}
