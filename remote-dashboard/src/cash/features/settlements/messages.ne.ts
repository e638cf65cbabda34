import type { SettlementSource } from '@pasal/shared/contracts';

export const title = 'बुझाइएको';
export const empty = 'अहिलेसम्म केही बुझाइएको छैन।';
export const day = 'मिति';
export const reference = 'सन्दर्भ';
export const by = 'चढाउने';
export const parcels = 'पार्सल';
export const charges = 'शुल्क';
export const received = 'आएको';
export const sources: Record<SettlementSource, string> = { typed: 'टाइप गरिएको', file: 'सूचीबाट' };
