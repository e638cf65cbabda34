import { useState } from 'react';
import type { Order } from '@pasal/shared/contracts';
import { NO_ORDERS, withSelected, type OrderSelection } from '../../model/order-selection';

interface Selected {
  list: string;
  orders: OrderSelection;
}

/**
 * The selected orders. Paging keeps them; a changed search or filter clears them, so that no order outside the list
 * is changed (D97).
 * @param list identifies search and filters
 */
export function useOrderSelection(list: string) {
  const [selected, setSelected] = useState<Selected>({ list, orders: NO_ORDERS });
  const orders = selected.list === list ? selected.orders : NO_ORDERS;
  return {
    selection: orders,
    select: (some: readonly Order[], isOn: boolean) =>
      setSelected({ list, orders: withSelected(orders, some, isOn) }),
    replace: (some: readonly Order[]) =>
      setSelected({ list, orders: withSelected(NO_ORDERS, some, true) }),
  };
}
