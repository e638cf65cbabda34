import { COURIER_KINDS, type CourierKind } from '@pasal/shared/contracts';
import { idOf } from '../../kit/model/list-address';

/** The filters of the debt list, from its address. */
export interface OwingAddress {
  page: number;
  district_id: number | undefined;
  city_id: number | undefined;
  kind: CourierKind | undefined;
  late: true | undefined;
}

/** Reads the address; invalid values are ignored. */
export const readOwing = (address: URLSearchParams): OwingAddress => ({
  page: 1,
  district_id: idOf(address.get('district_id')),
  city_id: idOf(address.get('city_id')),
  kind: COURIER_KINDS.find((kind) => kind === address.get('kind')),
  late: address.get('late') === 'true' || undefined,
});

export const NO_FILTERS = {
  kind: undefined,
  district_id: undefined,
  city_id: undefined,
  late: undefined,
} satisfies Partial<OwingAddress>;

/** True if any filter is active. */
export const isNarrowed = ({ page: _page, ...filters }: OwingAddress): boolean =>
  Object.values(filters).some((value) => value !== undefined);
