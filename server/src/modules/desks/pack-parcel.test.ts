import type { PieceResponse } from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { signedIn } from '../../testing/factories';
import { placeAlike } from '../../testing/parcels';
import { returnDesk } from '../../testing/returns';
import * as parcelMessages from '../order-record/messages';

const numbered = (line: number, ...serials: string[]) =>
  serials.map((serial) => ({ line, serial }));

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  const desk = returnDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop()));
  });
  afterEach(async () => {
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  const ask = (product: number | undefined, with_serials: boolean) =>
    shop().call({
      method: 'PUT',
      url: `/stock/serials/${String(product)}`,
      headers,
      body: { with_serials },
    });
  const pack = async (id: number, serials: object[], number = 1) => {
    const parcel = (await desk.read(id)).parcels.find((each) => each.number === number);
    return shop().call<{ code?: string; message: string }>({
      method: 'POST',
      url: `/order-product/${id}/parcel/${number}/pack`,
      headers,
      body: { serials, version: parcel?.version },
    });
  };
  const find = async (search: string) => {
    const url = `/order-product?search=${search}`;
    const { body } = await shop().call<{ orders: { id: number }[] }>({
      url,
      headers,
    });
    return body.orders.map((order) => order.id);
  };
  const stored = () =>
    shop().db.selectFrom('parcel_serial').select(['line', 'serial']).orderBy('serial').execute();

  test('what asks for serial numbers is packed with one for each piece, and not before', async () => {
    const { id, products } = await desk.placeOrder();
    expect((await ask(products[1], true)).status).toBe(200);
    expect((await desk.tell(id, 'packed')).status).toBe(409);
    const told = async (...serials: [number, string][]) =>
      (
        await pack(
          id,
          serials.map(([line, serial]) => ({ line, serial })),
        )
      ).status;
    expect(await told([2, 'SN-1'])).toBe(400);
    expect(await told([2, 'SN-1'], [2, 'SN-1'])).toBe(400);
    expect(await told([1, 'SN-1'], [2, 'SN-2'], [2, 'SN-3'])).toBe(400);
    expect(await stored()).toEqual([]);
    expect(await told([2, 'SN-2'], [2, 'SN-3'])).toBe(200);
    expect(await stored()).toEqual([
      { line: 2, serial: 'SN-2' },
      { line: 2, serial: 'SN-3' },
    ]);
    const order = await desk.read(id);
    expect(order.stage).toBe('packed');
    expect(order.parcels[0]?.items.map(({ serials }) => serials)).toEqual([
      undefined,
      ['SN-2', 'SN-3'],
    ]);
    const url = `/order-product/papers?ids=${id}`;
    const { body } = await shop().call<{ with_serials: number[] }>({ url, headers });
    expect(body.with_serials).toEqual([products[1]]);
  });

  test('a piece leads to its order by its serial number, and by nothing like it', async () => {
    const { id, products } = await desk.placeOrder();
    await desk.placeOrder();
    await ask(products[1], true);
    await pack(id, [
      { line: 2, serial: '356938035643809' },
      { line: 2, serial: '356938035643817' },
    ]);
    expect(await find('356938035643809')).toEqual([id]);
    expect(await find('35693803564380')).toEqual([]);
  });

  test('what asks for none is packed as ever, and the product says which it is', async () => {
    const { id, products } = await desk.placeOrder();
    await ask(products[0], true);
    await ask(products[0], false);
    expect((await pack(id, [])).body.message).toBe('Parcel updated.');
    const url = `/stock/movements?product_id=${String(products[0])}`;
    const { body } = await shop().call<{ product: { with_serials: boolean } }>({ url, headers });
    expect(body.product.with_serials).toBe(false);
  });

  test('a parcel that changed meanwhile is not packed', async () => {
    const { id } = await desk.placeOrder();
    await desk.tell(id, 'confirmed');
    const { status } = await shop().call({
      method: 'POST',
      url: `/order-product/${id}/parcel/1/pack`,
      headers,
      body: { serials: [], version: 1 },
    });
    expect(status).toBe(409);
  });

  const readPieces = async (serial: string, language = 'en') => {
    const { body } = await shop().call<PieceResponse>({
      url: `/warranty/piece?serial=${serial}&language=${language}`,
      headers,
    });
    return body.pieces.map(({ warranty, until, sold_on }) => [
      warranty,
      until?.slice(0, 4),
      sold_on.slice(0, 4),
    ]);
  };

  test('a piece is sold once until it comes back, also where two pack it at once', async () => {
    const first = await desk.placeOrder();
    await ask(first.products[1], true);
    const lines = [{ id: Number(first.products[1]), price: 1000, quantity: 2 }];
    const others = [await placeAlike(shop(), first, lines), await placeAlike(shop(), first, lines)];
    const serials = ['SN-1', 'SN-2'];
    const ids = others.map(({ body }) => body.order.id);
    const answers = await Promise.all(ids.map((id) => pack(id, numbered(1, ...serials))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = ids[answers.findIndex(({ status }) => status === 200)] ?? 0;
    const refused = await pack(first.id, numbered(2, ...serials));
    const { order_number } = await desk.read(winner);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `The piece with serial number SN-1 is in order ${order_number} already.`,
    ]);
    expect((await desk.tell(winner, 'unpacked', { reason: 'mistake' })).status).toBe(200);
    expect((await pack(first.id, numbered(2, ...serials))).status).toBe(200);
  });

  /** An order whose two pieces of line 2 were packed with numbers, and delivered. */
  async function deliverNumbered() {
    const order = await desk.placeOrder();
    await ask(order.products[1], true);
    await pack(order.id, numbered(2, 'SN-1', 'SN-2'));
    await desk.tell(order.id, 'delivered');
    return order;
  }
  /** Takes a return of pieces of line 2 to the step "received"; returns its id. */
  async function receive(
    order: Awaited<ReturnType<typeof deliverNumbered>>,
    kind: 'return' | 'exchange',
    quantity: number,
  ) {
    await desk.ask(order, { kind, items: [{ line: 2, quantity }] });
    const id = Number((await desk.list('?state=asked')).returns[0]?.id);
    await desk.step(id, 1, { step: 'agree' });
    await desk.step(id, 2, {
      step: 'receive',
      checked_in: [{ line: 2, whole: quantity, damaged: 0 }],
    });
    return id;
  }

  test('a piece that was sold again is not given back to who returned it', async () => {
    const order = await deliverNumbered();
    const returns = [await receive(order, 'return', 1), await receive(order, 'return', 1)] as const;
    const lines = [{ id: Number(order.products[1]), price: 1000, quantity: 1 }];
    const { body } = await placeAlike(shop(), order, lines);
    const { id, order_number } = body.order;
    expect((await pack(id, numbered(1, 'SN-1'))).status).toBe(200);
    const refuse = (of: number) => desk.step(of, 3, { step: 'refuse', words: 'No.' });
    // One of the two pieces is in the shop.
    expect((await refuse(returns[0])).status).toBe(200);
    const refused = await refuse(returns[1]);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      parcelMessages.serialElsewhere('SN-1', order_number).en,
    ]);
    await desk.tell(id, 'unpacked', { reason: 'mistake' });
    expect((await refuse(returns[1])).status).toBe(200);
    // The piece belongs to the first buyer again.
    expect((await pack(id, numbered(1, 'SN-1'))).status).toBe(409);
  });

  test('what is unpacked or opened again is packed with numbers anew', async () => {
    const order = await deliverNumbered();
    const courier_id = await desk.addCourier();
    const id = await receive(order, 'exchange', 2);
    await desk.step(id, 3, { step: 'exchange' });
    const handOver = (of = order.id, number = 2) =>
      desk.tell(of, 'handed_over', { number, courier_id });
    const isAsked = async (of?: number, number?: number) => {
      const { status, body } = await handOver(of, number);
      expect([status, body.message]).toEqual([409, expect.stringContaining('serial number')]);
    };
    const packAgain = () => pack(order.id, numbered(2, 'SN-3', 'SN-4'), 2);
    await packAgain();
    await desk.tell(order.id, 'unpacked', { number: 2, reason: 'mistake' });
    await isAsked();
    await packAgain();
    expect((await handOver()).status).toBe(200);
    const checked_in = [{ line: 2, whole: 2, damaged: 0 }];
    await desk.tell(order.id, 'came_back', { number: 2, reason: 'not_at_home', checked_in });
    expect((await desk.step(id, 5, { step: 'exchange' })).status).toBe(200);
    await isAsked();
    const lines = [{ id: Number(order.products[1]), price: 1000, quantity: 1 }];
    const { body } = await placeAlike(shop(), order, lines);
    await pack(body.order.id, numbered(1, 'SN-5'));
    await desk.setStatus(body.order.id, 'cancel');
    await desk.setStatus(body.order.id, 'pending');
    await isAsked(body.order.id, 1);
  });

  test('also what is delivered out of the shop has its numbers; a status that is set by hand asks none', async () => {
    const { id, products } = await desk.placeOrder();
    await ask(products[1], true);
    const refused = await desk.tell(id, 'delivered');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^Write the serial number of each piece of /),
    ]);
    const packed = await pack(id, numbered(2, 'SN-1', 'SN-2'));
    expect(packed.status).toBe(200);
    expect((await desk.tell(id, 'delivered')).status).toBe(200);
    const lines = [{ id: Number(products[1]), price: 1000, quantity: 1 }];
    const { body } = await placeAlike(shop(), { id }, lines);
    expect((await desk.setStatus(body.order.id, 'complete')).status).toBe(200);
    expect((await desk.read(body.order.id)).stage).toBe('delivered');
  });

  test('the warranty is that of the day when the piece was packed, in the language of who asks', async () => {
    const { id, products } = await desk.placeOrder();
    const product = Number(products[1]);
    await ask(product, true);
    const write = (warranty: string, warranty_ne: string) =>
      shop()
        .db.updateTable('product')
        .set({ warranty, warranty_ne })
        .where('id', '=', product)
        .execute();
    await write('2 years', '२ वर्ष');
    await pack(
      id,
      ['SN-1', 'SN-2'].map((serial) => ({ line: 2, serial })),
    );
    await desk.tell(id, 'delivered');
    await write('1 month', '१ महिना');
    const [[, until, sold] = []] = await readPieces('SN-1');
    expect(Number(until) - Number(sold)).toBe(2);
    expect(await readPieces('SN-1')).toEqual([['2 years', until, sold]]);
    expect(await readPieces('SN-1', 'ne')).toEqual([['२ वर्ष', until, sold]]);
  });
});
