import type { DeliveryTerms } from '@pasal/shared/contracts';
import { formatRupees } from '@pasal/shared/domain';
import * as messages from './terms-messages';

/** Delivery terms as typed. */
export interface TermsDraft {
  served: boolean;
  charge: string;
  days: { from: string; to: string };
  fast_days: string;
}

export const termsDraftOf = ({ served, charge, days, fast_days }: DeliveryTerms): TermsDraft => ({
  served,
  charge: String(charge),
  days: { from: days ? String(days.from) : '', to: days ? String(days.to) : '' },
  fast_days: String(fast_days ?? ''),
});

/** If only one of the two days is entered, it is used for both. */
export function termsOfDraft({ served, charge, days, fast_days }: TermsDraft): DeliveryTerms {
  const from = days.from.trim() || days.to.trim();
  const to = days.to.trim() || days.from.trim();
  return {
    served,
    charge: Number(charge),
    days: from === '' ? null : { from: Number(from), to: Number(to) },
    fast_days: fast_days.trim() === '' ? null : Number(fast_days),
  };
}

/** A short description of terms, for a list. */
export function termsInWords({ served, charge, days, fast_days }: DeliveryTerms): string {
  if (!served) return messages.noDelivery;
  const price = charge === 0 ? messages.free : formatRupees(charge);
  if (!days) return price;
  const hasFast = typeof fast_days === 'number' && fast_days < days.to;
  return [price, messages.days(days), ...(hasFast ? [messages.fast(fast_days)] : [])].join(', ');
}
