import { emptyOrderForm } from '@pasal/shared/domain';
import {
  addLine,
  manualRequest,
  withQuantity,
  withRefusals,
  type ManualLine,
} from './manual-order';
import { goodsOf } from '../../kit/model/goods';
import { makeVariant } from '@pasal/shared/testing';

const lamp = { id: 1, title: 'Lamp', price: 100, in_stock: 2 };
const full = {
  ...emptyOrderForm,
  customer_name: 'Sita',
  phone: '984-1234567',
  address: 'Baneshwor',
  district_id: 1,
  city_id: 11,
  language: 'en' as const,
};

describe('an order taken on the phone', () => {
  it('has a line for each variant, and sends which one it is', () => {
    const variants = [
      makeVariant({ id: 1, name: 'Small', price: 80, in_stock: 1 }),
      makeVariant({ id: 2, name: 'Large', price: 120, in_stock: 3 }),
    ];
    const goods = goodsOf({ ...lamp, variants });
    expect(goods.map(({ title }) => title)).toEqual(['Lamp – Small', 'Lamp – Large']);
    expect(goodsOf({ ...lamp, variants: [] })).toEqual([lamp]);
    const lines = [...goods, ...goods].reduce<ManualLine[]>(addLine, []);
    expect(manualRequest(full, lines)?.cartItems).toEqual([
      { id: 1, variant_id: 1, price: 80, quantity: 1 },
      { id: 1, variant_id: 2, price: 120, quantity: 2 },
    ]);
  });

  it('counts a product up to what is in stock', () => {
    let lines = addLine([], lamp);
    for (let again = 0; again < 3; again += 1) lines = addLine(lines, lamp);
    expect(lines).toEqual([{ ...lamp, quantity: 2 }]);
  });

  it("takes the shop's price over, keeps what was told of a product that is gone", () => {
    const lines = withRefusals(
      [
        { ...lamp, quantity: 2 },
        { ...lamp, id: 2, quantity: 1 },
      ],
      [
        { ...lamp, price: 120, quantity: 2, problem: 'PRICE_CHANGED' },
        { id: 2, title: '', price: 0, quantity: 1, in_stock: 0, problem: 'NOT_AVAILABLE' },
      ],
    );
    expect(lines.map(({ price, problem }) => [price, problem])).toEqual([
      [120, 'PRICE_CHANGED'],
      [100, 'NOT_AVAILABLE'],
    ]);
    // A changed line is checked again.
    expect(withQuantity(lines, { id: 1 }, 1).map(({ problem }) => problem)).toEqual([
      undefined,
      'NOT_AVAILABLE',
    ]);
  });

  it('is sent without an empty email address, and not before it is complete', () => {
    const lines = [{ ...lamp, quantity: 2 }];
    expect(manualRequest(full, lines)).toEqual({
      language: 'en',
      customer_name: 'Sita',
      phone: '+9779841234567',
      address: 'Baneshwor',
      district_id: 1,
      city_id: 11,
      delivery_type: 'home_delivery',
      payment_method: 'cash_on_delivery',
      cartItems: [{ id: 1, price: 100, quantity: 2 }],
    });
    expect(manualRequest(full, [])).toBeUndefined();
    expect(manualRequest({ ...full, city_id: null }, lines)).toBeUndefined();
  });
});
