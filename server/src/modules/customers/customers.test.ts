import type {
  Customer,
  CustomerDetails,
  CustomerOrdersResponse,
  CustomersResponse,
} from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { signedIn } from '../../testing/factories';
import { parcelDesk } from '../../testing/parcels';
import { returnDesk } from '../../testing/returns';
import { openPictureFolder } from '../../pictures/picture-folder';

const ONE = '+9779841234567';
const TWO = '+9779841234568';
const THREE = '+9779841234569';

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop()));
  });

  const get = async <Body>(url: string, query: Record<string, string> = {}) =>
    (
      await shop().call<Body & { code?: string }>({
        url: `${url}?${new URLSearchParams(query).toString()}`,
        headers,
      })
    ).body;
  const post = (url: string, body: object) =>
    shop().call<{ message: string; code?: string }>({ method: 'POST', url, body, headers });
  const join = (phone: string, contact: string) => post('/customer/join', { phone, contact });
  const part = (phone: string, contact: string) => post('/customer/part', { phone, contact });
  const details = (phone: string) => get<CustomerDetails>('/customer/details', { phone });
  const list = (query: Record<string, string> = {}) => get<CustomersResponse>('/customer', query);
  /** An order with this phone number, placed this many days ago. */
  async function order(phone: string, days = 0, more: object = {}) {
    const placed = await desk.placeOrder();
    const created_at = new Date(Date.now() - days * 86_400_000);
    await shop()
      .db.updateTable('orders')
      .set({ phone, created_at, ...more } as object)
      .where('id', '=', placed.id)
      .execute();
    return placed;
  }

  test('customers are listed by their last order, page by page', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 27; at += 1) {
      const phone = `+97798${String(41_000_000 + at)}`;
      ids.push((await order(phone, at, { customer_name: `Customer ${at}` })).id);
    }
    await order('+9779841000003', 40);
    const first = await list();
    expect(first.customers.map(({ order_id }) => order_id)).toEqual(ids.slice(0, 25));
    expect(first.customers[3]).toMatchObject({ phone: '+9779841000003', orders: 2, open: 2 });
    const { customers, next } = await list({ before: String(first.next) });
    expect([customers.map(({ order_id }) => order_id), next]).toEqual([ids.slice(25), null]);
    const { customers: found } = await list({ search: '984-1000003' });
    expect(found).toMatchObject([{ customer_name: 'Customer 3', orders: 2, joined: 0, notes: 0 }]);
    expect((await list({ search: 'customer 12' })).customers).toHaveLength(1);
  });

  test('joined numbers and e-mails are one customer, until they are parted', async () => {
    const courier_id = await desk.addCourier();
    await order(ONE, 5);
    const back = await order(TWO, 3);
    await order(THREE, 2, { email: 'Maya@Example.com' });
    await desk.tell(back.id, 'handed_over', { courier_id });
    await desk.tell(back.id, 'coming_back', { reason: 'refused', remarks: 'Said no' });
    expect((await join('984-1234567', '+977 984 1234568')).status).toBe(200);
    expect((await join(TWO, 'maya@example.com')).status).toBe(200);

    const known = await get<Customer>('/order-product/customer', { phone: ONE });
    expect(known).toMatchObject({ orders: 3, refused: 1, returned: 0 });
    expect(known.joined).toEqual([TWO, 'maya@example.com']);
    expect((await list()).customers).toMatchObject([
      { phone: THREE, orders: 1 },
      { phone: TWO, orders: 2, refused: 1, joined: 2 },
    ]);
    const one = await details(ONE);
    expect(one.contacts.map(({ contact }) => contact)).toEqual([ONE, TWO, 'maya@example.com']);
    expect(one.back).toMatchObject([
      { order_id: back.id, reason: 'refused', remarks: 'Said no', courier: 'NCM', refused: true },
    ]);
    const { orders } = await get<CustomerOrdersResponse>('/customer/orders', { phone: ONE });
    expect(orders.map(({ phone }) => phone)).toEqual([THREE, TWO, ONE]);

    expect((await part(ONE, 'maya@example.com')).status).toBe(200);
    expect(await details(ONE)).toMatchObject({ orders: 2, joined: [TWO] });
    expect((await part(ONE, TWO)).status).toBe(200);
    expect(await details(ONE)).toMatchObject({ orders: 1, joined: [], contacts: [], back: [] });
    expect(await shop().db.selectFrom('customer').selectAll().execute()).toEqual([]);
    expect((await part(ONE, TWO)).status).toBe(409);
  });

  test('groups become one, and none is joined to itself or to what is nothing', async () => {
    await join(ONE, TWO);
    await join(THREE, 'maya@example.com');
    await join(TWO, 'MAYA@example.com');
    expect((await details(THREE)).joined).toEqual([ONE, TWO, 'maya@example.com']);
    expect((await join(ONE, THREE)).body.message).toBe('These are one customer already.');
    expect((await join(ONE, ONE)).status).toBe(400);
    expect((await join(ONE, 'nobody')).status).toBe(400);
    expect(await shop().db.selectFrom('customer').selectAll().execute()).toHaveLength(1);
    const changes = await shop().db.selectFrom('activity').select(['thing', 'changes']).execute();
    expect(changes.at(-1)).toEqual({
      thing: '…4568',
      changes: [{ field: 'joined', before: '2', after: '4' }],
    });
  });

  test('two who join at once lose nobody', async () => {
    const phones = Array.from({ length: 8 }, (_none, at) => `+97798412345${10 + at}`);
    for (let at = 0; at < 8; at += 2) await join(phones[at] ?? '', phones[at + 1] ?? '');
    const answers = await Promise.all(
      [
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 0],
      ].map(([one = 0, other = 0]) => join(phones[one] ?? '', phones[other] ?? '')),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
    expect((await details(phones[0] ?? '')).joined).toHaveLength(7);
  });

  test('at most so many are one customer', async () => {
    for (let at = 1; at < 20; at += 1) await join(ONE, `number${at}@example.com`);
    expect(await join(ONE, TWO)).toMatchObject({
      status: 409,
      body: { message: 'At most 20 numbers and emails can be one customer.' },
    });
  });

  test('notes stay with their number, with who and when, and in no log', async () => {
    const { email, headers: own } = await signedIn(shop());
    headers = own;
    await join(ONE, TWO);
    expect(
      (await post('/customer/note', { phone: TWO, note: 'Calls back in the evening.' })).status,
    ).toBe(200);
    for (const note of ['b', 'c', 'd']) await post('/customer/note', { phone: ONE, note });
    const { notes, all_notes } = await details(ONE);
    expect(notes.map(({ note }) => note)).toEqual(['d', 'c', 'b']);
    expect(all_notes.at(-1)).toMatchObject({ by: email, note: 'Calls back in the evening.' });
    await part(ONE, TWO);
    expect((await details(TWO)).all_notes.map(({ note }) => note)).toEqual([
      'Calls back in the evening.',
    ]);
    const { rows } = { rows: await shop().db.selectFrom('activity').select('changes').execute() };
    expect(JSON.stringify(rows)).not.toContain('evening');
    expect((await post('/customer/note', { phone: '42', note: 'x' })).status).toBe(400);
  });

  test('what was short is owed, and what came back after it was paid is theirs', async () => {
    const courier_id = await desk.addCourier();
    const [short, back] = [await order(ONE), await order(TWO)];
    for (const { id } of [short, back]) await desk.tell(id, 'handed_over', { courier_id });
    await desk.tell(short.id, 'delivered', { cash_taken: 5900 });
    await desk.tell(back.id, 'delivered');
    await desk.tell(back.id, 'coming_back', { reason: 'returned' });
    expect(await details(ONE)).toMatchObject({ owes: 100, gets: 0 });
    await join(ONE, TWO);
    expect(await details(ONE)).toMatchObject({ owes: 100, gets: 6000, refused: 0, returned: 1 });
  });

  test('what was returned is theirs until it is paid back', async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
    await openPictureFolder(shop().db, shop().pictures);
    const returns = returnDesk(shop, () => headers);
    const bought = await returns.deliver();
    await returns.ask(bought);
    const [asked] = (await returns.list()).returns;
    const id = Number(asked?.id);
    await returns.step(id, 1, { step: 'agree' });
    expect(await details(bought.phone)).toMatchObject({ gets: 0, returned: 0 });
    // Two were asked for, and one arrived.
    const checked_in = [{ line: 1, whole: 1, damaged: 0 }];
    await returns.step(id, 2, { step: 'receive', checked_in });
    expect(await details(bought.phone)).toMatchObject({ gets: 1000, returned: 1, refused: 0 });
    await returns.refund(id, 3, { amount: 1000, way: 'cash', reference: '' });
    expect(await details(bought.phone)).toMatchObject({ gets: 0, returned: 1 });
  });

  test('several returns of an order are theirs together as far as it was paid', async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
    await openPictureFolder(shop().db, shop().pictures);
    const returns = returnDesk(shop, () => headers);
    const bought = await returns.placeOrder();
    await returns.tell(bought.id, 'delivered', { cash_taken: 5000 });
    for (const [line, quantity] of [
      [1, 4],
      [2, 2],
    ] as const)
      await returns.ask(bought, { items: [{ line, quantity }] });
    for (const { id, items } of (await returns.list()).returns) {
      await returns.step(id, 1, { step: 'agree' });
      const checked_in = items.map(({ line, quantity }) => ({ line, whole: quantity, damaged: 0 }));
      await returns.step(id, 2, { step: 'receive', checked_in });
    }
    expect(await details(bought.phone)).toMatchObject({ gets: 5000 });
    const [first, second] = (await returns.list()).returns;
    await returns.refund(Number(first?.id), 3, { amount: 4000, way: 'cash', reference: '' });
    expect(await details(bought.phone)).toMatchObject({ gets: 1000 });
    // The total of refunds is limited as well.
    const more = await returns.refund(Number(second?.id), 3, { amount: 2000 });
    expect(more.status).toBe(409);
    await returns.refund(Number(second?.id), 3, { amount: 1000 });
    expect(await details(bought.phone)).toMatchObject({ gets: 0 });
  });
});
