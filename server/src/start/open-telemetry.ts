import type { FastifyBaseLogger } from 'fastify';
import type { Telemetry, TelemetryConfig } from '@pasal/core/observe/tracing/otel/telemetry';

/** Starts to collect traces and figures where that is wanted; elsewhere not even its code is loaded. */
export async function openTelemetry(
  config: TelemetryConfig | undefined,
  version: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Telemetry | undefined> {
  if (config === undefined) return undefined;
  const { startTelemetry } = await import('@pasal/core/observe/tracing/otel/telemetry');
  const onProblem = (reason: string) => log.warn({ reason }, 'telemetry cannot be sent');
  return startTelemetry({ ...config, version, onProblem });
}
