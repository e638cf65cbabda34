import { possible, type Cell } from './cells';
import { pairwiseCover } from './cover';

export const pointOf = ({ fault, remote, place }: Cell) => [
  `${fault.kind} ${fault.what}`,
  remote.name,
  place,
];

/** The cells of `npm test`: every fault with every remote and place, and every remote with every place. */
export const slice = pairwiseCover(possible, pointOf);
