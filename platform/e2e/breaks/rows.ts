import { breaks, type Break } from './breaks';

/** A break of the table, with who catches it. */
export interface Row {
  title: string;
  /** Who catches it before any visitor has it. */
  before?: string;
  /** Who catches it once visitors have it, if nothing did before. */
  among?: string;
  /** The release it is charged to; absent if it reaches no visitor. */
  charged?: 'catalog';
  /** Why nobody catches it, and nobody has to. */
  nobody?: string;
}

const WALK = '`pasal check --browser`, and the activation where the shop has a browser';
const FROZEN = 'the page: natives are frozen, so nothing happens';

const SAID: Record<NonNullable<Break['among']>['seen'], string> = {
  render: 'health: `render`',
  hydration: 'health: `hydration`',
  error: 'health: `error`',
  blank: 'health: `blank`, or `hydration` where the server made the page',
  policy: 'health: `policy`',
  slow: 'health: `slow`',
  refused: 'health: orders `refused`',
  orders: 'health: surely fewer orders',
};

/** True if a walk always meets a break: it may miss random breaks, and checks only the entry. */
export const isWalked = ({ found, text }: Break) => found !== undefined && !text;

function rowOf(broken: Break): Row {
  const { title, found, among, harmless } = broken;
  if (harmless) return { title, nobody: harmless };
  return {
    title,
    ...(isWalked(broken) && { before: found === null ? FROZEN : WALK }),
    ...(among && { among: SAID[among.seen], charged: 'catalog' }),
  };
}

/** Breaks that no page alone shows; `others.ts` tries them by their names here. */
export const others = {
  typedName: {
    title: 'a name that shared does not have',
    before: 'the compiler, by `pasal check`',
  },
  hiddenName: { title: 'the same, hidden from the compiler', before: 'the build, by its warning' },
  othersCall: {
    title: 'an endpoint of another remote’s call',
    nobody: 'Every remote may make every call of the API; the rights are the visitor’s.',
  },
  threeMegabytes: { title: 'three megabytes in one page', before: 'the build, by its budget' },
  blockedServer: { title: 'two seconds of blocking on the server', before: 'the rehearsal' },
  workingServer: { title: '150 ms of blocking on the server', before: 'the rehearsal' },
  bigLeak: { title: 'a leak of 300 MB a page on the server', before: 'the rehearsal' },
  smallLeak: {
    title: 'a leak of 1.5 MB a page on the server',
    among: 'health: three deaths of its process',
    charged: 'catalog',
  },
  lostEntry: {
    title: 'its entry is lost on the server’s disk',
    among: 'the last good version, which the page loads',
  },
  otherToken: { title: 'another team’s token, a version twice', before: 'the shop: 403 and 409' },
} as const satisfies Record<string, Row>;

/** The breaks that a team of strangers planted, each with who catches it. */
export const rows: readonly Row[] = [...Object.values(others), ...breaks.map(rowOf)];
