import { expect } from '../../../e2e/shop/storefront-test';
import { historyOf } from '../shop/bad-release';
import { activate, uploadBuild } from '../shop/releases';
import { readMetric, type Bench } from './bench';
import type { Break } from './breaks';
import { plantBreak } from './plant';
import { visit } from './visits';

/** More visits than any break needs. */
const MOST_VISITS = 600;
/** Concurrent visits; more without a browser, because a server checks releases without complaints only at intervals. */
const AT_ONCE = { look: 3, press: 3, order: 1, leave: 50 };
const LOOKS_WITHIN = 6000;
/** The counted phases, if named differently: a page that loses the server's HTML may also report `hydration`. */
const PHASES: Partial<Record<string, string>> = { orders: 'reached', blank: 'blank|hydration' };
const REPORTS = 'pasal_release_reports_total';
/** Reports that speak against no release. */
const HARMLESS = /phase="(?:load|reached|ordered|refused|slow)"/;

/** The failures charged to the host so far. */
async function chargedToHost({ shop }: Bench): Promise<string[]> {
  const reports = await readMetric(shop, REPORTS);
  return [...reports].flatMap(([labels, count]) =>
    labels.includes('name="host"') && !HARMLESS.test(labels) ? [`${labels} ${count}`] : [],
  );
}

const isGone = async ({ admin }: Bench, version: string) =>
  (await historyOf(admin)).some(
    ({ action, previous }) => action === 'return' && previous === version,
  );

/** Waits until a server has checked, or the release is gone. */
async function awaitLook(bench: Bench, version: string): Promise<void> {
  const end = Date.now() + LOOKS_WITHIN;
  await expect
    .poll(async () => Date.now() > end || (await isGone(bench, version)), { timeout: 0 })
    .toBe(true);
}

/**
 * Activates a broken release for everybody and makes visits until it is gone.
 * @returns the number of visits
 */
export async function visitUntilGone(bench: Bench, broken: Break): Promise<number> {
  const { among } = broken;
  if (!among) throw new Error(`no visitor would see that ${broken.title}`);
  const release = ['catalog', bench.freshVersion()] as const;
  const [, version] = release;
  const chargedBefore = await chargedToHost(bench);
  await uploadBuild(bench.admin, bench.shop.root, release, plantBreak(broken));
  await activate(bench.admin, release);
  let visits = 0;
  while (!(await isGone(bench, version))) {
    if (visits > MOST_VISITS)
      throw new Error(`${broken.title}: still there after ${visits} visits`);
    const atOnce = AT_ONCE[among.visit];
    await Promise.all(Array.from({ length: atOnce }, () => visit(bench, among.visit)));
    visits += atOnce;
    if (among.visit === 'leave') await awaitLook(bench, version);
  }
  expect(await chargedToHost(bench), `${broken.title}: charged to the host`).toEqual(chargedBefore);
  const phase = PHASES[among.seen] ?? among.seen;
  const reports = await readMetric(bench.shop, REPORTS);
  const seen = [...reports.keys()].filter((labels) => labels.includes(`version="${version}"`));
  expect(seen.join('\n'), broken.title).toMatch(new RegExp(`phase="(?:${phase})"`));
  return visits;
}
