import { bilingual } from '@pasal/core/errors/wording';
import { formatRupees } from '@pasal/shared/domain';
import { formatNepaliRupees } from '@pasal/shared/domain/nepali';

/** The message to a buyer before a parcel leaves for a place with many refusals. @param total rupees */
export const textFirst = (total: number) =>
  bilingual(
    `Please keep ${formatRupees(total)} ready in cash. If you don't want it any more, tell us before it leaves.`,
    `कृपया ${formatNepaliRupees(total)} नगद तयार राख्नुहोस्। अब नचाहिने भए पठाउनुअगाडि नै भन्नुहोस्।`,
  );
/** The same once a courier with many refusals has it. @param total rupees */
export const textAtHandOver = (total: number) =>
  bilingual(
    `Please keep ${formatRupees(total)} ready in cash: your parcel has left. If you don't want it any more, call us before it comes.`,
    `कृपया ${formatNepaliRupees(total)} नगद तयार राख्नुहोस्, पार्सल पठाइसक्यौँ। अब नचाहिने भए आइपुग्नुअगाडि नै फोन गर्नुहोस्।`,
  );
