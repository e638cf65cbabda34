import type { Paper } from '../../../kit/order-print/paper';

export const papers: Record<Paper, string> = { 'packing-slip': 'Packing slip', invoice: 'Invoice' };
/** Opens another page, for who hears it. */
export const inBuyers = (paper: Paper, language: string) => `${papers[paper]} in ${language}`;
export const inThis = (paper: Paper) => `${papers[paper]} in English`;
