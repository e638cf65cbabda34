import { NodeFS } from '@electric-sql/pglite/nodefs';
import { join } from 'node:path';
import type { DirectoryFence } from '../data-directory/directory-fence';

/** The folder of the embedded database in a data directory. */
export const embeddedDatabaseIn = (dataDir: string): string => join(dataDir, 'database');

/** Permissions of group and others: nobody else may read a shop's data. */
const OF_OTHERS = 0o077;

type Operation = (...args: unknown[]) => unknown;

/** The part of Emscripten's file system on Node that accesses the disk. */
interface DiskOperations {
  node_ops: Record<string, Operation>;
  stream_ops: Record<string, Operation>;
}

const withoutOthers = (mode: unknown) => (typeof mode === 'number' ? mode & ~OF_OTHERS : mode);

/** Passes calls on with the same arguments, except for file modes: the engine asks for world-readable ones. */
const PRIVATE_ARGUMENTS: Record<string, (args: unknown[]) => unknown[]> = {
  mknod: ([parent, name, mode, device]) => [parent, name, withoutOthers(mode), device],
  setattr: ([node, attributes]) => {
    const { mode, ...others } = attributes as { mode?: number };
    return [node, mode === undefined ? others : { ...others, mode: withoutOthers(mode) }];
  },
};

function guarded(operations: Record<string, Operation>, guard: () => void): void {
  for (const [name, operation] of Object.entries(operations)) {
    const argumentsOf = PRIVATE_ARGUMENTS[name];
    operations[name] = (...args) => {
      guard();
      return operation(...(argumentsOf?.(args) ?? args));
    };
  }
}

/**
 * The embedded database's files: readable by their owner alone, and written only while we hold the directory's lock.
 * The engine runs inside this process, so the lock is checked before each write.
 */
export class EmbeddedFiles extends NodeFS {
  readonly #fence: DirectoryFence | undefined;

  constructor(directory: string, fence: DirectoryFence | undefined) {
    super(directory);
    this.#fence = fence;
  }

  override async init(
    ...[pglite, options]: Parameters<NodeFS['init']>
  ): ReturnType<NodeFS['init']> {
    const protect = (engine: { NODEFS: unknown }) => {
      const { node_ops, stream_ops } = engine.NODEFS as DiskOperations;
      for (const operations of [node_ops, stream_ops]) {
        guarded(operations, () => this.#fence?.guard());
      }
    };
    return super.init(pglite, { ...options, preRun: [...(options.preRun ?? []), protect] });
  }
}
