import type { DeskParcel, OrderWithHistory, PapersResponse, Parcel } from '@pasal/shared/contracts';
import { lineName } from '@pasal/shared/domain';

/** A parcel with its order, as papers and checks show it. */
export interface PaperOf {
  order: OrderWithHistory;
  parcel: Parcel;
  /** The products whose pieces have serial numbers. */
  asked: ReadonlySet<number>;
}

/** The parcels of orders that were read, in the order in which they were chosen. */
export const papersOf = (
  chosen: readonly Pick<DeskParcel, 'id' | 'number'>[],
  { orders, with_serials }: PapersResponse,
): PaperOf[] => {
  const asked = new Set(with_serials);
  return chosen.flatMap(({ id, number }) => {
    const order = orders.find((each) => each.id === id);
    const parcel = order?.parcels?.find((each) => each.number === number);
    return order && parcel ? [{ order, parcel, asked }] : [];
  });
};

/** The goods of a parcel by the names they were sold under. */
export const goodsOf = ({ order, parcel }: Pick<PaperOf, 'order' | 'parcel'>) =>
  parcel.items.flatMap((item) => {
    const sold = order.items[item.line - 1];
    return sold ? [{ ...item, sold, name: lineName(sold) }] : [];
  });
export type Goods = ReturnType<typeof goodsOf>[number];

/** The ids of the orders of parcels, as the call for papers takes them. */
export const idsOf = (parcels: readonly Pick<DeskParcel, 'id'>[]) =>
  [...new Set(parcels.map(({ id }) => id))].join(',');
