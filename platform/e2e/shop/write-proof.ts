import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { repository } from '../../../e2e/shop/product-tree';

/** Writes what a long test has shown into the artefact of the night, as a page of that name. */
export async function writeProof(name: string, text: string): Promise<void> {
  const folder = path.join(repository, '.proofs');
  mkdirSync(folder, { recursive: true });
  const page = await format(text, { parser: 'markdown', printWidth: 120 });
  writeFileSync(path.join(folder, `${name}.md`), page);
}
