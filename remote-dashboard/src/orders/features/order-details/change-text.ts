import { DELIVERY_TYPES, type OrderChange } from '@pasal/shared/contracts';
import { DELIVERY_TYPE_LABELS, formatRupees, writeDigits } from '@pasal/shared/domain';
import * as messages from './messages';

const FIELDS: Record<OrderChange['field'], string> = {
  address: messages.address,
  city: messages.city,
  district: messages.district,
  delivery_type: messages.delivery,
  line: messages.product,
  delivery_charge: messages.deliveryCharge,
  total: messages.total,
};

function valueOf(field: OrderChange['field'], value: OrderChange['before']): string {
  if (value === null) return messages.none;
  if (typeof value === 'number') return field === 'line' ? writeDigits(value) : formatRupees(value);
  const type = field === 'delivery_type' && DELIVERY_TYPES.find((each) => each === value);
  return type ? DELIVERY_TYPE_LABELS[type] : value;
}

/** One thing that an edit changed, before and after. */
export const changeText = ({ field, name, before, after }: OrderChange): string =>
  `${name ?? FIELDS[field]}: ${valueOf(field, before)} → ${valueOf(field, after)}`;
