import type { OrderRuleName } from '@pasal/shared/contracts';

export const title = 'Rules of cash on delivery';
export const lead =
  'What each of your rules cost and saved. A rule leads to a call or a text; whether an order is brought a person decides.';
export const settings = 'Change the rules';
export const rule = 'Rule';
export const held = 'Orders it met';
export const calls = 'Calls made';
export const texts = 'Texts';
export const open = 'Still open';
export const delivered = 'Delivered';
export const refused = 'Refused all the same';
export const saved = 'Called off in the shop';
export const charges = 'Charges saved';
export const rules: Record<OrderRuleName, string> = {
  first_order: 'First order above a sum: call',
  refusals: 'Refused parcels before: call, offer pickup',
  place: 'Place with many refusals: text',
  courier: 'Courier with many refusals: text',
};
export const failed = 'Failed to load the rules.';
export const explained = 'How this is counted';
export const explanations = (charge: string) => [
  'Orders it met: on these days, each order once for a rule. Who orders on the phone is met by none.',
  'Calls made: every call to these buyers since then, whatever came of it. Texts: orders of which the buyer was told before the parcel came.',
  'Called off in the shop: cancelled before anything left. These are the parcels saved; each is worth what couriers take for a parcel on average, once: ' +
    `${charge} now.`,
  'Refused all the same: a parcel left and came back, or is coming. Delivered: the rule made work, and the buyer took it.',
];
