import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../../../e2e/shop/product-tree';
import { expect, test } from '../../../e2e/shop/storefront-test';
import { runPasal } from '../../kit/testing/run-pasal';
import { versionInPage } from '../shop/federation';
import { recordOf } from '../shop/releases';

/** What a stranger's repository asks of the types. */
const USES = `import type { Calls } from './@mf-types/calls';
import { remote } from './@mf-types/catalog/remote';

export const name: 'catalog' = remote.name;
export type Product = Calls['GET /product/{id}']['answer'];
export const titleOf = ({ product }: Product): string => product.title;
`;

test('the tools of the federation read a page, a manifest and the types of what is live', async ({
  page,
  baseURL,
  complaints,
}) => {
  const { version, start, integrity } = recordOf(repository, 'catalog');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'New Arrivals' })).toBeVisible();
  await expect
    .poll(() => versionInPage(page, 'catalog'))
    .toEqual({ registered: version, told: version });

  const base = `/remotes/catalog/${version}`;
  const manifest = await page.request.get(`${base}/mf-manifest.json`);
  expect(await manifest.json()).toMatchObject({
    name: 'catalog',
    metaData: {
      remoteEntry: { name: start[0], type: 'global' },
      types: { zip: '@mf-types.zip', api: '@mf-types.d.ts' },
    },
    exposes: [{ path: './remote' }],
  });
  expect(Object.keys(integrity)).toEqual(expect.arrayContaining(['@mf-types.zip']));

  const folder = mkdtempSync(path.join(tmpdir(), 'pasal-strange-'));
  try {
    const { code, said } = await runPasal(
      folder,
      ['types', '--shop', baseURL ?? ''],
      {},
      path.join(repository, 'platform/kit'),
    );
    expect([code, said]).toEqual([
      0,
      expect.stringContaining(`@mf-types/catalog: catalog ${version}`),
    ]);
    writeFileSync(path.join(folder, 'uses.ts'), USES);
    const compiler = path.join(repository, 'node_modules/typescript/bin/tsc');
    const words =
      '--noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler uses.ts';
    execFileSync(process.execPath, [compiler, ...words.split(' ')], {
      cwd: folder,
      stdio: 'inherit',
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  expect(complaints).toEqual([]);
});
