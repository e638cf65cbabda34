import { expect } from '../../../e2e/shop/storefront-test';
import { timed, type Bench } from './bench';
import { breaks, type Break } from './breaks';
import { compiled } from './compiled-breaks';
import { refused } from './refused-breaks';
import { isWalked, others } from './rows';
import { served } from './served-breaks';
import { visitUntilGone } from './visit-until-gone';
import { walkWith } from './walk-break';

/** After how long, or how many visits, a break was caught. */
export interface Took {
  before?: string;
  among?: string;
}

/** Walks through the shop with a break in place. */
const walk = ({ browser, shop }: Bench, { title, found, ...planted }: Break) =>
  timed(async () => {
    const findings = await walkWith(browser, { shop, planted });
    if (found) expect(findings.join('\n'), title).toMatch(found);
    else expect(findings, title).toEqual([]);
  });

async function tryBreak(bench: Bench, broken: Break): Promise<Took> {
  const before = isWalked(broken) ? await walk(bench, broken) : undefined;
  const among = broken.among ? `${await visitUntilGone(bench, broken)} visits` : undefined;
  return { ...(before && { before }), ...(among && { among }) };
}

type Try = (bench: Bench) => Promise<Took>;
const before =
  (work: (bench: Bench) => Promise<string>): Try =>
  async (bench) => ({ before: await work(bench) });
const among =
  (work: (bench: Bench) => Promise<string>): Try =>
  async (bench) => ({ among: await work(bench) });

const TRIES: Record<keyof typeof others, Try> = {
  typedName: before(compiled.typedName),
  hiddenName: before(compiled.hiddenName),
  othersCall: before(refused.othersCall),
  threeMegabytes: before(compiled.threeMegabytes),
  blockedServer: before(refused.blockedServer),
  workingServer: before(refused.workingServer),
  bigLeak: before(refused.bigLeak),
  smallLeak: among(served.leak),
  lostEntry: among(served.lostEntry),
  otherToken: before(refused.otherToken),
};

/** How each row of the table is tried, by its title. */
export const tries = new Map<string, Try>([
  ...Object.entries(TRIES).map(
    ([name, work]) => [others[name as keyof typeof others].title, work] as const,
  ),
  ...breaks.map((broken) => [broken.title, (bench: Bench) => tryBreak(bench, broken)] as const),
]);
