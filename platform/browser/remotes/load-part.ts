import type { ComponentType } from 'react';
import type { ComponentLoader, RemoteModule } from '../../contract/remote-module';
import { reportFailure } from './failure-phase';
import type { Remotes } from './remotes';

/** A page of a remote, or its part in a slot. */
export interface Part {
  remote: string;
  kind: 'page' | 'slot';
  name: string;
}

/** Identifies a part within its remote. */
export const keyOf = ({ kind, name }: Part) => `${kind} ${name}`;

function loaderOf<Props>(module: RemoteModule, { kind, name }: Part) {
  const loaders: Record<string, unknown> = kind === 'page' ? module.pages : module.slots;
  // The props are type-checked where the remote declares the part.
  return loaders[name] as ComponentLoader<Props> | undefined;
}

/** Loads a part within the time limit of a part; rejects when it fails, or does not exist. */
export function loadPart<Props>(remotes: Remotes, part: Part): Promise<ComponentType<Props>> {
  const { remote } = part;
  const { inTries, withinBudget } = remotes.scripts;
  const loaded = withinBudget(remote, async () => {
    const loader = loaderOf<Props>(await remotes.load(remote), part);
    if (!loader) throw new Error(`${remote} has no ${keyOf(part)}`);
    return inTries(remote, loader);
  });
  loaded.catch(() => reportFailure(remotes, remotes.find(remote) ?? { name: remote }));
  return loaded;
}
