import { NodeFS } from '@electric-sql/pglite/nodefs';
import { join } from 'node:path';
import type { DirectoryFence } from '../data-directory/directory-fence';

/** Where the embedded database lies in a data directory. */
export const embeddedDatabaseIn = (dataDir: string): string => join(dataDir, 'database');

/** Rights of group and others: no one else may read a shop's rows. */
const OF_OTHERS = 0o077;

type Operation = (...args: unknown[]) => unknown;

/** The part of Emscripten's file system on Node that reaches the disk. */
interface DiskOperations {
  node_ops: Record<string, Operation>;
  stream_ops: Record<string, Operation>;
}

const withoutOthers = (mode: unknown) => (typeof mode === 'number' ? mode & ~OF_OTHERS : mode);

/** Calls as they came, but for the rights a file is to have: the engine asks for those of everyone. */
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
 * The embedded database's files: readable by their owner alone, and written only while the directory
 * is ours. The engine runs inside this process, so that is asked before each single write.
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
