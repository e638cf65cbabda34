import { idOf, MAX_SEARCH_LENGTH, pageOf } from '../../kit/model/list-address';

/** The list of customers, in its address. */
export interface CustomerListQuery {
  page: number;
  search: string;
  /** Those who ordered last before this order. */
  before: number | undefined;
}

export function readCustomerQuery(address: URLSearchParams): CustomerListQuery {
  return {
    page: pageOf(address),
    search: (address.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    before: idOf(address.get('before')),
  };
}
