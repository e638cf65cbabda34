import type { OrderRule } from '@pasal/shared/contracts';
import { formatRupees, writeDigits } from '@pasal/shared/domain';

/** How many of how many were refused. */
const share = ({ refused = 0, parcels = 0 }: OrderRule['figures']) =>
  `${writeDigits(refused)} of the last ${writeDigits(parcels)} parcels`;

const reasons: Record<OrderRule['rule'], (figures: OrderRule['figures']) => string> = {
  first_order: ({ total = 0, above = 0 }) =>
    `Call first: nothing was delivered to them yet, and ${formatRupees(total)} is above ${formatRupees(above)}.`,
  refusals: ({ refused = 0 }) =>
    `Call first: they refused ${refused === 1 ? 'a parcel' : `${writeDigits(refused)} parcels`} before. Offer pickup at the shop.`,
  place: ({ name = '', ...figures }) => `Told first: ${share(figures)} to ${name} were refused.`,
  courier: ({ name = '', ...figures }) => `Told first: ${share(figures)} of ${name} were refused.`,
};
/** Why a rule met an order, and what it leads to. */
export const reasonOf = ({ rule, figures }: OrderRule) => reasons[rule](figures);
