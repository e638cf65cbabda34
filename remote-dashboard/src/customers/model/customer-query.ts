import { idOf, MAX_SEARCH_LENGTH, pageOf } from '../../kit/model/list-address';

/** The customer list's parameters, from its address. */
export interface CustomerListQuery {
  page: number;
  search: string;
  /** Customers whose last order is before this one. */
  before: number | undefined;
}

export function readCustomerQuery(address: URLSearchParams): CustomerListQuery {
  return {
    page: pageOf(address),
    search: (address.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    before: idOf(address.get('before')),
  };
}
