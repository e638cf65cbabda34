import type { QuotedDelivery } from '@pasal/shared/contracts';
import { emptyOrderForm } from '@pasal/shared/domain';
import { costsOf, whereOf } from './delivery-costs';

const delivery: QuotedDelivery = {
  charge: 150,
  full_charge: 150,
  served: true,
  free_above: null,
  promised: null,
};

it('the total is the goods and the delivery, exactly', () => {
  expect(costsOf(0.1, { ...delivery, full_charge: 0.2 })).toMatchObject({
    charge: 0.2,
    total: 0.3,
  });
});

it('from a sum on delivery is free; below it the sum is told', () => {
  const quoted = { ...delivery, free_above: 2000 };
  expect(costsOf(1999, quoted)).toEqual({ goods: 1999, charge: 150, total: 2149, freeAbove: 2000 });
  expect(costsOf(2000, quoted)).toEqual({ goods: 2000, charge: 0, total: 2000, freeAbove: null });
});

it('nothing is claimed before the shop has said it', () => {
  expect(costsOf(2000, undefined)).toMatchObject({ charge: undefined, total: 2000 });
});

describe('a quote is asked for the place', () => {
  const chosen = { ...emptyOrderForm, district_id: 3, city_id: 5 };
  const terms = { served: true, charge: 100, days: null };
  const own = [
    { id: 3, name: 'Kaski', cities: [{ id: 5, name: 'Pokhara', delivery: terms }] },
    { id: 4, name: 'Manang', cities: [] },
  ];

  it('as far as it is chosen', () => {
    expect(whereOf(emptyOrderForm, own)).toEqual({});
    expect(whereOf({ ...emptyOrderForm, district_id: 3 }, own)).toEqual({ district_id: 3 });
    expect(whereOf({ ...chosen, delivery_type: 'shop_pickup' }, own)).toEqual({
      district_id: 3,
      city_id: 5,
      delivery_type: 'shop_pickup',
    });
  });

  it('only where some place has terms of its own', () => {
    expect(whereOf(chosen)).toEqual({});
    expect(whereOf(chosen, [{ id: 3, name: 'Kaski', cities: [] }])).toEqual({});
    expect(whereOf(chosen, [{ id: 4, name: 'Manang', cities: [], delivery: terms }])).toEqual({
      district_id: 3,
      city_id: 5,
    });
  });
});
