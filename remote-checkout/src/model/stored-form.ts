import { DELIVERY_TYPES } from '@pasal/shared/contracts';
import { ORDER_TEXT_FIELDS, type OrderFormValues } from '@pasal/shared/domain';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const isPlace = (value: unknown) => value === null || Number.isInteger(value);

/** True for form values in this version's format. */
export function isFormValues(value: unknown): value is OrderFormValues {
  return (
    isRecord(value) &&
    ORDER_TEXT_FIELDS.every((field) => typeof value[field] === 'string') &&
    isPlace(value.district_id) &&
    isPlace(value.city_id) &&
    DELIVERY_TYPES.some((type) => type === value.delivery_type)
  );
}

/** True if stored less than this many ms ago; a clock set back doesn't extend the time. */
export const isFresh = (at: unknown, longest: number) =>
  typeof at === 'number' && Math.abs(Date.now() - at) <= longest;
