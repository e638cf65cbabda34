import { faults, type Fault } from './faults';
import { remotes, type MatrixRemote } from './remotes';

/** Where a remote is met: a document of its page, its part in the layout, or a link followed to its page. */
export const places = ['page', 'slot', 'navigation'] as const;
export type Place = (typeof places)[number];

/**
 * A visitor's view of the fault: the failure that names the remote, the one that names none, the one of the
 * search, a header without the link, or the usual page, made by the browser.
 */
export type Seen = 'named' | 'unnamed' | 'search' | 'no link' | 'browser';

/**
 * The way back to a usable part once the fault is over: Retry; the next page, where there is no Retry; the
 * reload that is offered after a Retry without effect; the next document, where nothing is offered; or none
 * is needed.
 */
export type Cure = 'retry' | 'next page' | 'reload' | 'next document' | 'none';

export interface Cell {
  fault: Fault;
  remote: MatrixRemote;
  place: Place;
  /** Null if the cell is impossible. */
  expected: { seen: Seen; cure: Cure } | null;
  /** Why it is impossible. */
  reason?: string;
}

type Coordinates = Pick<Cell, 'fault' | 'remote' | 'place'>;

function reasonAgainst({ fault, remote, place }: Coordinates): string | undefined {
  if (place === 'slot' && !remote.slot) return 'It fills no slot.';
  if (fault.kind === 'server') {
    if (!remote.isRendered) return 'The server makes no part of it.';
    if (place === 'navigation') return 'The browser makes the page a link leads to.';
  }
  if (place === 'navigation' && remote.bringsItsLink === 'part' && !fault.inPart) {
    return 'Its only link is its own part, which is missing.';
  }
  if (place === 'navigation' && remote.bringsItsLink === 'entry' && fault.kind === 'discovery') {
    return 'Its only link is in what the list says of it.';
  }
  return undefined;
}

function seenIn({ fault, remote, place }: Coordinates): Seen {
  if (fault.kind === 'server') return 'browser';
  if (place === 'slot' && remote.slot?.name === 'headerSearch') return 'search';
  if (place === 'slot' && remote.slot?.name === 'headerLinks') return 'no link';
  return fault.kind === 'discovery' ? 'unnamed' : 'named';
}

function cureOf({ passes }: Fault, seen: Seen): Cure {
  if (seen === 'browser') return 'none';
  if (seen === 'no link') return passes ? 'next page' : 'next document';
  return passes ? 'retry' : 'reload';
}

function cellAt(at: Coordinates): Cell {
  const reason = reasonAgainst(at);
  if (reason !== undefined) return { ...at, expected: null, reason };
  const seen = seenIn(at);
  return { ...at, expected: { seen, cure: cureOf(at.fault, seen) } };
}

/** Every fault of every remote in every place. */
export const cells: readonly Cell[] = faults.flatMap((fault) =>
  remotes.flatMap((remote) => places.map((place) => cellAt({ fault, remote, place }))),
);

/** The possible cells. */
export const possible = cells.filter(({ expected }) => expected !== null);

export const nameOf = ({ fault, remote, place }: Coordinates) =>
  `${fault.kind} ${fault.what}, ${remote.name}, ${place}`;
