import type { DeskParcel, OrderWithHistory, PapersResponse, Parcel } from '@pasal/shared/contracts';
import { lineName } from '@pasal/shared/domain';

/** A parcel with its order, for documents and checks. */
export interface PaperOf {
  order: OrderWithHistory;
  parcel: Parcel;
  /** The products that need serial numbers. */
  asked: ReadonlySet<number>;
}

/** The loaded orders' parcels, in order of selection. */
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

/** A parcel's goods by the names they were sold under. */
export const goodsOf = ({ order, parcel }: Pick<PaperOf, 'order' | 'parcel'>) =>
  parcel.items.flatMap((item) => {
    const sold = order.items[item.line - 1];
    return sold ? [{ ...item, sold, name: lineName(sold) }] : [];
  });
export type Goods = ReturnType<typeof goodsOf>[number];

/** The ids of parcels' orders, for the papers call. */
export const idsOf = (parcels: readonly Pick<DeskParcel, 'id'>[]) =>
  [...new Set(parcels.map(({ id }) => id))].join(',');
