import type { OrderRule } from '@pasal/shared/contracts';
import { formatRupees, writeDigits } from '@pasal/shared/domain';

const share = ({ refused = 0, parcels = 0 }: OrderRule['figures']) =>
  `पछिल्ला ${writeDigits(parcels)} पार्सलमध्ये ${writeDigits(refused)}`;

const reasons: Record<OrderRule['rule'], (figures: OrderRule['figures']) => string> = {
  first_order: ({ total = 0, above = 0 }) =>
    `पहिले कल गर्नुहोस्: यो ग्राहकलाई अहिलेसम्म केही डेलिभरी भएको छैन, र ${formatRupees(total)} भनेको ${formatRupees(above)} भन्दा बढी हो।`,
  refusals: ({ refused = 0 }) =>
    `पहिले कल गर्नुहोस्: यसअघि ${writeDigits(refused)} पार्सल लिएनन्। पसलबाटै लिन भन्नुहोस्।`,
  place: ({ name = '', ...figures }) => `पहिले सन्देश गयो: ${name} गएका ${share(figures)} लिइएनन्।`,
  courier: ({ name = '', ...figures }) => `पहिले सन्देश गयो: ${name} ले लगेका ${share(figures)} लिइएनन्।`,
};
export const reasonOf = ({ rule, figures }: OrderRule) => reasons[rule](figures);
