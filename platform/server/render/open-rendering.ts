import type { FastifyBaseLogger } from 'fastify';
import { describeComposition } from './describe-composition';
import { findRenderNetwork, describeNetwork, type RenderNetwork } from './network';
import type { RenderComposition } from './render-composition';
import { openRenderers, type Renderers } from './renderers';

/** Logs a problem of render processes with the short name of their composition. */
const logProblems =
  (log: FastifyBaseLogger) =>
  (composition: RenderComposition, text: string): void => {
    const { id, releases } = describeComposition(composition);
    const versions = releases.map(({ name, version }) => `${name}@${version}`);
    log.warn({ set: id, versions }, text);
  };

/** Opens the render processes, with the network isolation that this system supports; `file` is their program. */
export async function openRendering(
  file: string,
  log: FastifyBaseLogger,
): Promise<{ renderers: Renderers; renderNetwork: RenderNetwork }> {
  const renderNetwork = await findRenderNetwork();
  log.info(describeNetwork(renderNetwork));
  const options = { file, network: renderNetwork, onProblem: logProblems(log) };
  return { renderers: openRenderers(options), renderNetwork };
}
