/** The part of a load in which a fault occurs: everything planted for it begins there. */
type FaultKind = 'discovery' | 'entry' | 'chunk' | 'shared' | 'render' | 'server';

export interface Fault {
  kind: FaultKind;
  /** The fault itself, among those of its kind. */
  what: string;
  title: string;
  /** The bytes arrive as they should once the fault is over; otherwise only another release helps. */
  passes: boolean;
  /** The fault is in one page or slot only: the rest of the remote works. */
  inPart?: true;
}

const SCRIPT = [
  { what: '404', title: 'is not there (404)', passes: true },
  { what: 'throws', title: 'throws', passes: false },
  { what: 'silent', title: 'never answers', passes: true },
  { what: 'wrong', title: 'comes with wrong bytes', passes: true },
  { what: 'empty', title: 'defines nothing', passes: false },
] as const;

/** Everything that can go wrong with a release, as far as the shop tries it (release health, number 6). */
export const faults: readonly Fault[] = [
  { kind: 'discovery', what: 'away', title: 'The list of remotes is away', passes: true },
  {
    kind: 'discovery',
    what: 'malformed',
    title: 'The list describes this remote wrongly',
    passes: true,
  },
  ...SCRIPT.map(
    (fault) => ({ ...fault, kind: 'entry', title: `Its entry ${fault.title}` }) as const,
  ),
  ...SCRIPT.map(
    (fault) =>
      ({
        ...fault,
        kind: 'chunk',
        inPart: true,
        title: `The chunk of the part ${fault.title}`,
      }) as const,
  ),
  {
    kind: 'shared',
    what: 'missing',
    title: 'The part uses a shared name the shop does not have',
    passes: false,
    inPart: true,
  },
  {
    kind: 'shared',
    what: 'range',
    title: 'It asks for another major of what is shared',
    passes: false,
  },
  {
    kind: 'render',
    what: 'throws',
    title: 'The part throws while it renders',
    passes: true,
    inPart: true,
  },
  {
    kind: 'render',
    what: 'hangs',
    title: 'The part waits for ever while it renders',
    passes: true,
    inPart: true,
  },
  { kind: 'server', what: 'throws', title: 'Its server build throws', passes: true },
  { kind: 'server', what: 'hangs', title: 'Its server build hangs', passes: true },
  { kind: 'server', what: 'exits', title: 'Its server build ends the process', passes: true },
  { kind: 'server', what: 'memory', title: 'Its server build eats memory', passes: true },
];
