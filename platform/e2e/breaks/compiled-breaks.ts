import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from '../../../e2e/shop/storefront-test';
import { repository } from '../../../e2e/shop/product-tree';
import { runPasal } from '../../kit/testing/run-pasal';
import { writeSmallRemote } from '../../kit/testing/small-remote';
import { timed } from './bench';

const KIT = path.join(repository, 'platform/kit');

/** Checks that a team's command refuses a remote with such a module; returns the seconds. */
const refusedBy = (words: readonly string[], source: string, says: RegExp) => () =>
  timed(async () => {
    const remote = writeSmallRemote({ 'src/remote.ts': source }, KIT);
    try {
      const { code, said } = await runPasal(remote, words, {}, KIT);
      expect([code, said]).toEqual([1, expect.stringMatching(says)]);
    } finally {
      rmSync(remote, { recursive: true, force: true });
    }
  });

const remote = (rest: string) => `${rest}\nexport const remote = { name: 'offers' };`;
const GONE = "import { HeaderLinkage } from '@pasal/shared/ui'; export const Link = HeaderLinkage;";

/** Breaks that never leave the team's machine. */
export const compiled = {
  typedName: refusedBy(['check', '--local'], remote(GONE), /HeaderLinkage/),
  hiddenName: refusedBy(
    ['build', '--version', '1'],
    remote(`// @ts-expect-error the name is not there\n${GONE}`),
    /export 'HeaderLinkage'/,
  ),
  threeMegabytes: refusedBy(
    ['build', '--version', '1'],
    remote(`export const text = '${'0123456789'.repeat(300_000)}';`),
    /size limit/,
  ),
};
