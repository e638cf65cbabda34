import type { Language, Order, PromisedDays } from '@pasal/shared/contracts';
import { formatRupees, toAsciiDigits } from '@pasal/shared/domain';
import { formatNepaliDays, formatNepaliRupees } from '@pasal/shared/domain/nepali';

const DAY = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

function englishDay(day: string): string {
  const parts = DAY.formatToParts(new Date(day));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('weekday')}, ${part('day')} ${part('month')}`;
}

/** On a Nepali page these are the only English texts: its buyer may still read English. */
const ENGLISH = {
  rupees: (rupees: number) => toAsciiDigits(formatRupees(rupees)).replace(/^\S+/, 'Rs.'),
  days: ({ from, to }: PromisedDays) =>
    from === to ? englishDay(to) : `${englishDay(from)} to ${englishDay(to)}`,
};
const NEPALI = { rupees: formatNepaliRupees, days: formatNepaliDays };

/** The placeholder values for a message to an order's buyer, in the message's language, whatever the page's. */
export function messageValues(order: Order, language: Language) {
  const write = language === 'ne' ? NEPALI : ENGLISH;
  return {
    name: order.customer_name,
    order: order.order_number,
    total: write.rupees(order.total),
    day: order.promised ? write.days(order.promised) : null,
  };
}
