import type { OrderRequest } from '@pasal/shared/contracts';
import { customerOf, type CartItem, type OrderFormValues } from '@pasal/shared/domain';
import { cartLinesOf } from './checked-line';

/** The order request, or null while the form is incomplete. */
export function orderRequestOf(
  values: OrderFormValues,
  items: readonly CartItem[],
  /** Rupees the shopper sees; omitted if free. */
  charge = 0,
): OrderRequest | null {
  const customer = customerOf(values);
  return (
    customer && {
      ...customer,
      cartItems: cartLinesOf(items),
      ...(charge > 0 && { delivery_charge: charge }),
    }
  );
}
