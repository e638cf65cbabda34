import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../../e2e/shop/product-tree';

/** The commands of a platform's guide such as remote-team.md: each block as one script, in their order. */
export function guideBlocks(file: string): string[] {
  const guide = readFileSync(path.join(repository, 'docs/platform', file), 'utf8');
  return [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, script = '']) => script);
}
