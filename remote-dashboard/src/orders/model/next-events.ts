import {
  TOLD_EVENTS,
  type Order,
  type Parcel,
  type ParcelStage,
  type ToldEvent,
} from '@pasal/shared/contracts';
import { lineName, stageAfter } from '@pasal/shared/domain';

/** The default next event. */
const USUAL: Partial<Record<ParcelStage, ToldEvent>> = {
  new: 'confirmed',
  confirmed: 'packed',
  packed: 'handed_over',
  handed_over: 'on_the_way',
  on_the_way: 'delivered',
  could_not_deliver: 'on_the_way',
  coming_back: 'came_back',
};

/** The events that can be reported at a stage: the default, and the others. */
export function nextEvents(stage: ParcelStage): {
  usual: ToldEvent | undefined;
  others: readonly ToldEvent[];
} {
  const usual = USUAL[stage];
  const possible = TOLD_EVENTS.filter((event) => stageAfter(stage, event) !== null);
  return { usual, others: possible.filter((event) => event !== usual) };
}

/** A parcel's goods by the names they were sold under. */
export const goodsOf = ({ items }: Order, parcel: Parcel) =>
  parcel.items.map((item) => {
    const sold = items[item.line - 1];
    return { ...item, name: sold === undefined ? '' : lineName(sold) };
  });
export type ParcelGoods = ReturnType<typeof goodsOf>[number];
