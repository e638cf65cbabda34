import type { OpenStage } from '@pasal/shared/contracts';
import { dayOf } from '../../kit/model/day';
import { idOf, pageOf } from '../../kit/model/list-address';
import { STAGES_OF, type Desk } from './desks';

/** A desk's filters, from its address. */
export interface DeskListQuery {
  page: number;
  stage: OpenStage;
  district_id: number | undefined;
  city_id: number | undefined;
  courier_id: number | undefined;
  promised_by: string | undefined;
}

/** Reads a desk's address; invalid values are ignored. */
export const readDeskQuery =
  (desk: Desk) =>
  (address: URLSearchParams): DeskListQuery => {
    const [usual] = STAGES_OF[desk];
    return {
      page: pageOf(address),
      stage: STAGES_OF[desk].find((stage) => stage === address.get('stage')) ?? usual,
      district_id: idOf(address.get('district_id')),
      city_id: idOf(address.get('city_id')),
      courier_id: idOf(address.get('courier_id')),
      promised_by: dayOf(address.get('promised_by')),
    };
  };

/** A desk's filters, all off. The stage isn't one of them. */
export const NO_FILTERS = {
  district_id: undefined,
  city_id: undefined,
  courier_id: undefined,
  promised_by: undefined,
} satisfies Partial<DeskListQuery>;

/** True if any filter is active. */
export const isNarrowed = ({ district_id, city_id, courier_id, promised_by }: DeskListQuery) =>
  [district_id, city_id, courier_id, promised_by].some((value) => value !== undefined);
