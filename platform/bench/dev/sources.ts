import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The repository, as seen from where the bundle of the benches lies. */
export const ROOT = path.resolve(__dirname, '../../../..');
/** The component that is changed, and the words of it that change. */
const CHANGED = 'remote-checkout/src/pages/track-order/track-order-page.tsx';
const HEADING = /(?<=>\s*)\{messages\.trackOrder\}/;
/** Files that are neither sources nor needed for a build. */
const LEFT_OUT = /[\\/](?:node_modules|dist|\.git|\.data|test-results)$/;
/** The file that records the packages' lock file (`scripts/install.mjs`). */
const MARKER = '.installed-lock';

/** Sources that nobody else works on, with a component to change. */
export interface Sources {
  root: string;
  /** Writes the component with these words in its heading. */
  change(words: string): void;
  restore(): void;
  remove(): void;
}

/**
 * Links each package of a folder by itself: a command that installs in the copy empties its `node_modules`, and
 * what one link led to would be emptied with it.
 */
function linkPackages(folder: string, root: string): void {
  const own = path.join(ROOT, folder, 'node_modules');
  if (!existsSync(own)) return;
  const linked = path.join(root, folder, 'node_modules');
  mkdirSync(linked);
  for (const name of readdirSync(own)) {
    if (name === MARKER) copyFileSync(path.join(own, name), path.join(linked, name));
    else if (name !== '.cache') symlinkSync(path.join(own, name), path.join(linked, name));
  }
}

/** Copies the sources into a separate folder, so that no one's work is changed. */
export function copySources(): Sources {
  const root = mkdtempSync(path.join(tmpdir(), 'pasal-dev-'));
  cpSync(ROOT, root, { recursive: true, filter: (from) => from === ROOT || !LEFT_OUT.test(from) });
  for (const folder of ['.', 'server', 'host', 'platform/kit']) linkPackages(folder, root);
  const file = path.join(root, CHANGED);
  const before = readFileSync(file, 'utf8');
  return {
    root,
    change(words) {
      const changed = before.replace(HEADING, (heading) => `${heading} ${words}`);
      // Without this the bench would wait for a page that never changes.
      if (changed === before) throw new Error(`${CHANGED} has no heading ${HEADING.source}`);
      writeFileSync(file, changed);
    },
    restore: () => {
      writeFileSync(file, before);
    },
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}
