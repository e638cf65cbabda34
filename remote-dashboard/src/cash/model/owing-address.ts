import { COURIER_KINDS, type CourierKind } from '@pasal/shared/contracts';
import { idOf } from '../../kit/model/list-address';

/** What the list of debts is narrowed by, in its address. */
export interface OwingAddress {
  page: number;
  district_id: number | undefined;
  city_id: number | undefined;
  kind: CourierKind | undefined;
  late: true | undefined;
}

/** Reads the address; whatever in it makes no sense is as if it weren't there. */
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

/** True when the list has less than all debts. */
export const isNarrowed = ({ page: _page, ...filters }: OwingAddress): boolean =>
  Object.values(filters).some((value) => value !== undefined);
