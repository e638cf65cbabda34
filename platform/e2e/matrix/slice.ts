import { possible, type Cell } from './cells';
import { coverOf } from './cover';

/**
 * Lists the marks of a cell: where its fault is and what it is, whose part it hits, what is seen and what
 * helps.
 */
export const marksOf = ({ fault, remote, place, expected }: Cell) => [
  `kind ${fault.kind}`,
  `what ${fault.what}`,
  `remote ${remote.name}`,
  `place ${place}`,
  ...(expected ? [`seen ${expected.seen}`, `cure ${expected.cure}`] : []),
];

/** The cells of `npm test`: each mark once; `npm run test:long` tries all cells. */
export const slice = coverOf(possible, marksOf);
