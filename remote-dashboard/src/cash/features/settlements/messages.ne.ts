import type { SettlementSource } from '@pasal/shared/contracts';
import { formatRupees, writeDigits } from '@pasal/shared/domain';

export const title = 'बुझाइएको';
export const empty = 'अहिलेसम्म केही बुझाइएको छैन।';
export const day = 'मिति';
export const reference = 'सन्दर्भ';
export const by = 'चढाउने';
export const parcels = 'पार्सल';
export const charges = 'शुल्क';
export const received = 'आएको';
export const sources: Record<SettlementSource, string> = { typed: 'टाइप गरिएको', file: 'सूचीबाट' };
export const actions = 'काम';
export const actionsFor = (id: number) => `हिसाब ${writeDigits(id)} का काम`;
export const print = 'छाप्नुहोस्';
export const printFailed = 'हिसाब लोड गर्न सकिएन। फेरि प्रयास गर्नुहोस्।';
export const reversed = 'उल्ट्याइएको';
export const reverse = 'उल्ट्याउनुहोस्';
export const reverseTitle = (id: number) => `हिसाब ${writeDigits(id)} उल्ट्याउने?`;
export const reverseLead = (rupees: string) =>
  `यो हिसाब आजको मितिमा उल्टो चढ्छ: दराजबाट ${rupees} घट्छ, र मिलाइएको रकम फेरि बाँकी हुन्छ। त्यसपछि सही हिसाब चढाउनुहोस्।`;
export const reason = 'कारण';
export const needsReason = 'कारण लेख्नुहोस्।';
export const takesBack = (id: number, why: string) => `हिसाब ${writeDigits(id)} उल्ट्याइएको: ${why}`;
export const paper = (id: number, courier: string) => `${courier} सँगको हिसाब ${writeDigits(id)}`;
export const columns = ['क्र.सं.', 'पार्सल', 'ग्राहक', 'नगद', 'शुल्क', 'आएको'] as const;
export const together = (came: number, kept: number) =>
  `${formatRupees(came)} आयो, कुरियरले ${formatRupees(kept)} राख्यो`;
export const gave = 'बुझाउने';
export const took = 'बुझ्ने';
export const owedByIt = (ref: string, now: string, then: string) =>
  `${ref}: अहिले ${now} बाँकी, यसपछि ${then}`;
export const notLoaded = 'यसका पार्सल देखिएसम्म पर्खनुहोस्।';
