import { copyProduct } from './product-tree';
import { closeShop, QUICK_START, startShop, type RunningShop } from './running-shop';
import { copySeeded } from './seeded';

export interface OwnShop extends RunningShop {
  /** The product tree it runs from. */
  root: string;
  /** Stops it and deletes its tree and data. */
  close: () => Promise<void>;
}

interface Options {
  /** True when the tree also holds the sources, to build from. */
  sources?: boolean;
  /** Changes the tree before the shop starts. */
  prepare?: (root: string) => void;
  variables?: Record<string, string>;
}

/** Starts a shop of its own, in a product tree that may be changed. */
export async function startOwnShop(options: Options = {}): Promise<OwnShop> {
  const { sources = false, prepare, variables } = options;
  const { root, remove } = copyProduct({ sources });
  prepare?.(root);
  const shop = await startShop(root, copySeeded(), QUICK_START, variables);
  return {
    ...shop,
    root,
    async close() {
      await closeShop(shop);
      remove();
    },
  };
}
