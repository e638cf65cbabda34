import type { HostBuild, RemoteBuild, Render } from '../contract';
import type { LoadOrder } from '../protocol';
import { evaluate } from './evaluate';
import { textOf } from './text-of';

type Complain = (text: string) => void;

function loadHost({ version, text }: LoadOrder['host']): HostBuild {
  const { shared, makeRenderer } = evaluate(text, `host@${version}`, {});
  if (typeof shared !== 'object' || shared === null || typeof makeRenderer !== 'function') {
    throw new Error(`host@${version} exports no renderer`);
  }
  return { shared, makeRenderer } as HostBuild;
}

/** Every remote of the composition; the browser renders the parts of one without code, or whose code fails. */
function loadRemotes({ remotes }: LoadOrder, { shared }: HostBuild, complain: Complain) {
  return remotes.map(({ about, text }): RemoteBuild => {
    if (text === null) return { ...about, module: null };
    const fileName = `${about.name}@${about.version}`;
    try {
      const { remote } = evaluate(text, fileName, shared);
      if (remote === undefined) throw new Error(`${fileName} exports no remote`);
      return { ...about, module: remote };
    } catch (error) {
      complain(`${about.title} is not rendered on the server: ${textOf(error)}`);
      return { ...about, module: null };
    }
  });
}

/**
 * Runs the code of a composition of releases.
 * @throws when the host's code does
 */
export async function loadRenderer(order: LoadOrder, complain: Complain): Promise<Render> {
  const host = loadHost(order.host);
  const render = await host.makeRenderer(loadRemotes(order, host, complain));
  if (typeof render !== 'function') throw new Error('the host makes no renderer');
  return render;
}
