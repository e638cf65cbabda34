import type { OrderRequest } from '@pasal/shared/contracts';
import { customerOf, type CartItem, type OrderFormValues } from '@pasal/shared/domain';
import { cartLinesOf } from './checked-line';

/** The order as it is sent, or null while the form is not complete. */
export function orderRequestOf(
  values: OrderFormValues,
  items: readonly CartItem[],
  /** Rupees that the shopper sees; what is free is not spoken of. */
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
