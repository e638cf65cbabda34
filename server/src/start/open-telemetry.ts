import type { FastifyBaseLogger } from 'fastify';
import type { Telemetry, TelemetryConfig } from '@pasal/core/observe/tracing/otel/telemetry';

/** Starts collecting traces and metrics if configured; otherwise its code is not even loaded. */
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
