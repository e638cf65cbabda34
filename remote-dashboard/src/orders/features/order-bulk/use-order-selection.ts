import { useState } from 'react';
import type { Order } from '@pasal/shared/contracts';
import { NO_ORDERS, withSelected, type OrderSelection } from '../../model/order-selection';

interface Selected {
  list: string;
  orders: OrderSelection;
}

/**
 * Which orders are selected. Paging keeps them; another search or filter begins anew, so that nothing is
 * changed that the list does not have (D97).
 * @param list names search and filters
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
