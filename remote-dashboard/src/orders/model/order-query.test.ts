import { countFilters, isNarrowed, readOrderQuery } from './order-query';

const read = (address: string) => readOrderQuery(new URLSearchParams(address));

describe('the address of the list of orders', () => {
  it('says place and days beside page, search and status', () => {
    const query = read(
      'page=2&status=cancel&stage=came_back&district_id=7&city_id=71&from=2026-11-01&to=2026-11-21',
    );
    expect(query).toEqual({
      page: 2,
      search: '',
      status: 'cancel',
      stage: 'came_back',
      district_id: 7,
      city_id: 71,
      from: '2026-11-01',
      to: '2026-11-21',
    });
    expect([countFilters(query), isNarrowed(query)]).toEqual([6, true]);
  });

  it.each([
    'stage=lost',
    'district_id=x',
    'district_id=0',
    'city_id=1.5',
    'city_id=99999999999',
    'from=2026-02-31',
    'from=0002-11-21',
    'to=today',
  ])('makes nothing of %p', (address) => {
    expect(countFilters(read(address))).toBe(0);
    expect(isNarrowed(read(address))).toBe(false);
  });
});
