import { guideBlocks } from '../testing/operator-guide';
import { readTelemetry } from './telemetry-config';

const COLLECTOR = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

function read(env: Record<string, string>) {
  const mistakes: string[] = [];
  return { config: readTelemetry(env, (mistake) => mistakes.push(mistake)), mistakes };
}

test.each<Record<string, string>>([
  {},
  { OTEL_SERVICE_NAME: 'pasal' },
  { ...COLLECTOR, OTEL_SDK_DISABLED: 'TRUE' },
  { ...COLLECTOR, OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' },
])('%j collects nothing', (env) => {
  expect(read(env)).toEqual({ config: undefined, mistakes: [] });
});

test('an endpoint is for both, and one of each kind goes before it', () => {
  const { config } = read({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/otlp/',
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'https://figures.example.com/in',
  });
  expect(config).toMatchObject({
    traces: 'http://127.0.0.1:4318/otlp/v1/traces',
    metrics: 'https://figures.example.com/in',
  });
});

test.each([
  ['always_on', '0.5', 1],
  ['parentbased_always_off', '0.5', 0],
  ['traceidratio', '0.1', 0.1],
  ['parentbased_traceidratio', '0', 0],
])('%s with %s sends this share', (sampler, share, wanted) => {
  const env = { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share };
  expect(read({ ...COLLECTOR, ...env }).config?.share).toBe(wanted);
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_EXPORTER', 'jaeger'],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
  ['OTEL_TRACES_SAMPLER_ARG', '10'],
  ['OTEL_METRIC_EXPORT_INTERVAL', 'a minute'],
])('%s of %s is named at the start', (name, value) => {
  const usual = { ...COLLECTOR, OTEL_TRACES_SAMPLER: 'traceidratio' };
  const [mistake, ...more] = new Set(read({ ...usual, [name]: value }).mistakes);
  expect(mistake).toMatch(new RegExp(`^${name} must be `));
  expect(more).toEqual([]);
});

test("what the operator's guide sets is taken", () => {
  const block = guideBlocks().find(({ lines }) => lines.some((line) => line.startsWith('OTEL')));
  const set = (block?.lines ?? []).map((line) => line.split('='));
  expect(read(Object.fromEntries(set))).toMatchObject({ config: { share: 0.1 }, mistakes: [] });
});
