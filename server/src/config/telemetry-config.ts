import type { TelemetryConfig } from '@pasal/core/observe/tracing/otel/telemetry';

type Environment = Readonly<Record<string, string | undefined>>;
type Report = (mistake: string) => void;

/** The share of traces each sampler sends; null if OTEL_TRACES_SAMPLER_ARG gives it. */
const SHARES: Readonly<Record<string, number | null>> = {
  always_on: 1,
  always_off: 0,
  traceidratio: null,
};

const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT';

/** The endpoint of one kind of telemetry: its own, or a path of the common one. */
function readAddress(kind: 'TRACES' | 'METRICS', env: Environment, report: Report) {
  const exporter = env[`OTEL_${kind}_EXPORTER`] ?? 'otlp';
  if (exporter === 'none') return undefined;
  if (exporter !== 'otlp') report(`OTEL_${kind}_EXPORTER must be otlp or none.`);
  const own = `OTEL_EXPORTER_OTLP_${kind}_ENDPOINT`;
  const name = env[own] === undefined ? ENDPOINT : own;
  const value = env[name];
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    report(`${name} must be an address like http://127.0.0.1:4318.`);
    return undefined;
  }
  return name === own ? url.href : `${url.href.replace(/\/$/, '')}/v1/${kind.toLowerCase()}`;
}

function readShare(env: Environment, report: Report): number {
  const { OTEL_TRACES_SAMPLER: sampler = 'always_on', OTEL_TRACES_SAMPLER_ARG: given = '1' } = env;
  // Sampling depends on the trace id, so all spans of a trace are sent or none: the parent's decision is the same.
  const share = SHARES[sampler.replace(/^parentbased_/, '')];
  if (share === undefined) {
    report(
      `OTEL_TRACES_SAMPLER must be ${Object.keys(SHARES).join(', ')}, or one of these after parentbased_.`,
    );
  }
  if (typeof share === 'number') return share;
  const ratio = Number(given);
  if (ratio >= 0 && ratio <= 1) return ratio;
  report('OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1.');
  return 0;
}

function readTime(name: string, usual: number, env: Environment, report: Report): number {
  const time = Number(env[name] ?? usual);
  if (Number.isInteger(time) && time > 0) return time;
  report(`${name} must be a whole number of milliseconds above 0.`);
  return usual;
}

/** Reads the standard OpenTelemetry variables; undefined if there is no collector. */
export function readTelemetry(env: Environment, report: Report): TelemetryConfig | undefined {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined;
  const traces = readAddress('TRACES', env, report);
  const metrics = readAddress('METRICS', env, report);
  if (traces === undefined && metrics === undefined) return undefined;
  if (env.OTEL_EXPORTER_OTLP_PROTOCOL === 'grpc') {
    report(
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json: telemetry is sent over HTTP, to port 4318 as a rule.',
    );
  }
  return {
    traces,
    metrics,
    service: env.OTEL_SERVICE_NAME ?? 'pasal',
    share: readShare(env, report),
    tracesAfter: readTime('OTEL_BSP_SCHEDULE_DELAY', 5000, env, report),
    metricsEvery: readTime('OTEL_METRIC_EXPORT_INTERVAL', 60_000, env, report),
  };
}
