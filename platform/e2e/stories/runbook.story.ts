import { BAD, BAD_RELEASES, unshown } from '../shop/bad-release';
import { repository } from '../../../e2e/shop/product-tree';
import { activate, uploadBuild } from '../shop/releases';
import { copySeeded } from '../../../e2e/shop/seeded';
import { signedInApi } from '../../../e2e/shop/staff';
import { newTeam, tokenFor } from '../shop/team';
import { guideBlocks } from '../shop/team-guide';
import { expect, test } from '../../../e2e/shop/test';

test(
  'every command of the runbook, from a checkout that hurts to one that does not',
  { tag: ['@platform', '@night'] },
  async ({ page, shop }) => {
    const admin = await signedInApi(shop.url, 'admin');
    const bad = BAD_RELEASES.find(({ remote }) => remote === 'checkout');
    if (!bad) throw new Error('there is no bad release of the checkout');
    const { remote, text, at, away } = bad;
    await uploadBuild(admin, shop.root, [remote, BAD], unshown(text));
    await activate(admin, [remote, BAD]);
    await page.goto(at);
    await expect(page.getByText(away)).toBeVisible();

    const live = `version="${BAD}"`;
    /** The expected output of the block that has these words. */
    const says: [words: string, said: RegExp][] = [
      [`grep '^pasal_release_'`, new RegExp(`pasal_release_share\\{name="checkout",${live}`)],
      ['pasal status', new RegExp(`^checkout +${BAD}, 100 %`, 'm')],
      ['pasal roll-back', /^checkout: \S+ \(100 %\)$/m],
      ['(share|returns)', /pasal_release_share\{name="checkout",version="own",role="stable"\} 1\n/],
      ['npm run exercise:bad-release', /It went back by itself: It failed in 5 networks/],
    ];
    const operator = newTeam(shop.url, await tokenFor(remote, shop.url), 0, repository);
    await operator.type(`export EXERCISE_DATA=${copySeeded()}`);
    const scripts = guideBlocks('runbook-release.md');
    expect(scripts).toHaveLength(says.length);
    try {
      for (const script of scripts) {
        const found = says.find(([words]) => script.includes(words));
        expect([script, await operator.type(script)]).toEqual([
          script,
          expect.stringMatching(found?.[1] ?? /^$/),
        ]);
      }
    } finally {
      operator.remove();
    }
    await page.goto(at);
    await expect(page.getByText(away)).toBeHidden();
  },
);
