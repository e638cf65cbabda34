import { MAX_COMPARED } from '../../model/compared';

export const compare = 'Add to compare';
/** Leads to the comparison; with how many products are in it. */
export const open = (count: number) => `Compare (${count})`;
export const full = `You can compare ${MAX_COMPARED} products at once. Open the comparison and remove one.`;
export const notKept = 'This browser keeps nothing, so the product cannot be compared.';
