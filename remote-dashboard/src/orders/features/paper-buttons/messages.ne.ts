import type { Paper } from '../../../kit/order-print/paper';

export const papers: Record<Paper, string> = { 'packing-slip': 'प्याकिङ स्लिप', invoice: 'बिल' };
/** Opens another page, for who hears it. */
export const inBuyers = (paper: Paper, language: string) => `${papers[paper]} (${language})`;
export const inThis = (paper: Paper) => `${papers[paper]} नेपालीमा`;
