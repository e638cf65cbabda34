import { MAX_COMPARED } from '../../model/compared';

export const compare = 'Add to compare';
/** Leads to the comparison; with how many products are in it. */
export const open = (count: number) => `Compare (${count})`;
export const full = `You can compare up to ${MAX_COMPARED} products. Open the comparison and remove one first.`;
export const notKept = "This browser doesn't allow storage, so products can't be compared.";
