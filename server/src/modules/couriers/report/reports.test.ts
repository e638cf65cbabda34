import {
  MAX_REFUSED_REPORTS,
  type CourierReportResponse,
  type RefusedReport,
} from '@pasal/shared/contracts';
import { sql } from 'kysely';
import { onBothDatabases } from '../../../testing/database/both-databases';
import { brokenInvariants } from '../../../testing/database/invariants';
import { signedIn } from '../../../testing/factories';
import { parcelDesk } from '../../../testing/parcels';
import { numberParcel } from '../../parcels/change-parcel.service';
import { recordEvent } from '../../order-life/record-event.service';
import { adapters } from '../../courier-file/adapters';
import type { CourierAdapter } from '../../courier-file/courier-adapter';
import { signatureOf } from './webhook.service';

const now = () => Math.floor(Date.now() / 1000);

/** A simulated courier API: it accepts and returns words of its own. */
const testAdapter: CourierAdapter = {
  readReports: (text) =>
    Promise.resolve({
      notes: [],
      asks: [],
      reports: (JSON.parse(text) as [string, 'on_the_way' | 'delivered'][]).map(
        ([code, event], at) => ({
          row: at + 1,
          code,
          event,
          state: event,
          mark: `${code} ${event}`,
        }),
      ),
    }),
  writeHandOver: (parcels) => ({
    text: JSON.stringify(parcels.map(({ consignment }) => consignment)),
    type: 'application/json',
    extension: 'json',
  }),
};

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  let admin: Record<string, string>;
  let courier_id: number;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop()));
    ({ headers: admin } = await signedIn(shop(), 'admin'));
    courier_id = await desk.addCourier();
  });
  afterEach(async () => {
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  const handOver = async (consignment: string) => {
    const order = await desk.placeOrder();
    await desk.tell(order.id, 'handed_over', { courier_id, consignment });
    return order;
  };
  const send = async (text: string, dry = false) =>
    shop().call<CourierReportResponse & { code?: string }>({
      method: 'POST',
      url: `/courier/${courier_id}/report`,
      headers,
      body: { text, dry },
    });
  const scan = (code: string, event: string, more: object = {}) =>
    shop().call({
      method: 'POST',
      url: '/order-product/scan',
      headers,
      body: { code, event, ...more },
    });
  const makeSecret = async () => {
    const url = `/courier/${courier_id}/secret`;
    const { body } = await shop().call<{ secret: string }>({
      method: 'POST',
      url,
      headers: admin,
      body: {},
    });
    return body.secret;
  };
  const signed = (secret: string, part: object = {}) => {
    const event = 'on_the_way' as const;
    const report = { timestamp: now(), id: 'r-1', code: 'N-1', event, ...part };
    return { ...report, signature: signatureOf(secret, courier_id, report) };
  };
  const hook = (secret: string, part: object = {}, signature?: string) => {
    const body = { ...signed(secret, part), ...(signature !== undefined && { signature }) };
    const url = `/courier/${courier_id}/hook`;
    return shop().call<{ code?: string }>({ method: 'POST', url, body });
  };
  const eventsOf = async (id: number) =>
    (await desk.read(id)).parcels[0]?.events.map(({ event, source }) => [event, source]);

  const useAdapter = (adapter: string) =>
    shop().db.updateTable('courier').set({ adapter }).where('id', '=', courier_id).execute();
  const handOverFile = async () => {
    const url = `/api/v1/courier/${courier_id}/hand-over/export?of=all`;
    const { headers: answered, payload } = await shop().app.inject({ url, headers });
    return [answered['content-type'], answered['content-disposition'], payload];
  };

  test('a list is tried first, then written row by row: one that is wrong loses no other', async () => {
    const one = await handOver('N-1');
    const two = await handOver('N-2');
    const three = await handOver('N-3');
    const list = [
      'Tracking ID,Status,Remarks',
      'N-1,Out for delivery,',
      'N-1,Delivered,',
      'N-99,Delivered,',
      `${two.order_number},Undelivered,customer not reachable by phone`,
      'N-3,Lost in space,',
      'N-3,Picked up,"a, b"',
    ].join('\r\n');
    const { rows: dry } = (await send(list, true)).body;
    const results = ['told', 'told', 'unknown', 'told', 'refused', 'told'];
    expect(dry.map(({ result }) => result)).toEqual(results);
    expect(dry.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(dry[2]?.problem).toBe('No parcel of this courier has this number.');
    expect(await eventsOf(one.id)).toHaveLength(1);
    const told = await send(list);
    expect(told.body.message).toBe('4 parcels updated.');
    expect(told.body.rows.map(({ result }) => result)).toEqual(results);
    expect((await desk.read(one.id)).status).toBe('complete');
    expect(await eventsOf(one.id)).toEqual([
      ['handed_over', 'staff'],
      ['on_the_way', 'courier_file'],
      ['delivered', 'courier_file'],
    ]);
    const failed = (await desk.read(two.id)).parcels[0]?.events.at(-1);
    expect(failed).toMatchObject({ event: 'not_delivered', reason: 'not_reached' });
    expect((await desk.read(three.id)).stage).toBe('on_the_way');
  });

  test('who brought a list stands with all it says', async () => {
    const { id, order_number } = await handOver('');
    await send(`Order,AWB,Status\n${order_number},C-1,Order booked`);
    await send('AWB,Status\nC-1,Delivered');
    const order = await desk.read(id);
    const by = expect.stringMatching(/^staff-\d+@pasal\.test$/);
    expect(order.parcels[0]?.events.slice(1)).toMatchObject([
      { event: 'changed', source: 'courier_file', by },
      { event: 'delivered', source: 'courier_file', by },
    ]);
    expect(order.remarks).toMatch(
      /^Everything was delivered, says NCM in a list that staff-\d+@pasal\.test brought\.$/,
    );
    const { rows } = await sql<{ staff_email: string; changes: object[] }>`
      select staff_email, changes from activity where kind = 'order' order by id desc limit 2
    `.execute(shop().db);
    expect(rows.map(({ staff_email }) => staff_email)).toEqual([by, by]);
    expect(rows.map(({ changes }) => changes)).toEqual([
      expect.arrayContaining([{ field: 'stage', before: 'handed_over', after: 'delivered' }]),
      expect.arrayContaining([{ field: 'consignment', before: null, after: 'C-1' }]),
    ]);
  });

  test('of a parcel that was not handed over nobody but the shop tells anything', async () => {
    const { id, order_number } = await desk.placeOrder();
    await desk.tell(id, 'packed');
    const parcels = [{ id, number: 1 }];
    const url = '/order-product/bulk-courier';
    await shop().call({ method: 'POST', url, headers, body: { courier_id, parcels } });
    const list = `Order,AWB,Status\n${order_number},N-1,Delivered`;
    const { rows: dry } = (await send(list, true)).body;
    expect((await send(list)).body.rows).toEqual(dry);
    const words = 'This parcel was not handed over yet. Hand it over to the courier first.';
    expect(dry).toMatchObject([{ result: 'refused', number_added: 'N-1', problem: words }]);
    const secret = await makeSecret();
    const report = await hook(secret, { event: 'delivered' });
    expect([report.status, report.body]).toMatchObject([409, { message: words }]);
    expect((await desk.read(id)).parcels[0]).toMatchObject({ stage: 'packed', consignment: 'N-1' });
    const reporter = {
      source: 'webhook',
      actor: null,
      courier: 'NCM',
      courierId: courier_id,
    } as const;
    const told = recordEvent(
      shop().db,
      reporter,
      { orderId: id, number: 1 },
      { event: 'delivered' },
    );
    await expect(told).rejects.toThrow(words);
  });

  test('the same list again changes nothing, and says that it is known', async () => {
    const { id } = await handOver('N-1');
    const list = 'AWB;State\nN-1;In transit';
    await send(list);
    const { rows } = (await send(list)).body;
    expect(rows.map(({ result, problem }) => [result, problem])).toEqual([['old', null]]);
    expect(await eventsOf(id)).toHaveLength(2);
  });

  test('a list that is brought again after all of it is known; the same words in the next list are news', async () => {
    const { id } = await handOver('N-1');
    const list = 'AWB,State,Remarks\nN-1,In transit,\nN-1,Undelivered,nobody home';
    await send(list);
    const again = (await send(list)).body.rows;
    expect(again.map(({ result }) => result)).toEqual(['old', 'old']);
    const next = (await send(`${list.split('\n').slice(0, 2).join('\n')}\n`)).body.rows;
    expect(next.map(({ result }) => result)).toEqual(['told']);
    expect(await eventsOf(id)).toHaveLength(4);
  });

  test('a list of 500 rows with nonsense in line 400 keeps all the others', async () => {
    const { id } = await handOver('N-1');
    const rows = Array.from({ length: 499 }, (_none, at) => `X-${at},Delivered`);
    const list = [
      'Consignment,Status',
      ...rows.with(397, 'X-397,Sony 43" TV,').with(398, 'X-398,"Delivered'),
      'N-1,Delivered',
    ].join('\n');
    const { body } = await send(list);
    expect(body.rows).toHaveLength(500);
    expect(body.rows[398]).toMatchObject({
      row: 400,
      result: 'refused',
      problem: 'This row cannot be read: a quotation mark in it never ends.',
    });
    expect(body.rows.at(-1)).toMatchObject({ row: 501, result: 'told' });
    expect((await desk.read(id)).stage).toBe('delivered');
  });

  test('a list that names the shop’s number too brings the numbers of the courier', async () => {
    const one = await handOver('');
    const two = await handOver('');
    const list = (states: readonly string[]) =>
      [
        'Order,Tracking,Status',
        `${one.order_number}-1,C-1,${states[0]}`,
        `${two.order_number},C-2,${states[1]}`,
      ].join('\n');
    const consignments = async () =>
      Promise.all([one, two].map(async ({ id }) => (await desk.read(id)).parcels[0]?.consignment));
    const dry = await send(list(['In transit', 'Order booked']), true);
    expect(dry.body.rows.map(({ number_added }) => number_added)).toEqual(['C-1', 'C-2']);
    expect(await consignments()).toEqual([null, null]);
    const { rows } = (await send(list(['In transit', 'Order booked']))).body;
    expect(rows.map(({ result }) => result)).toEqual(['told', 'refused']);
    expect(await consignments()).toEqual(['C-1', 'C-2']);
    const again = (await send(list(['Delivered', 'In transit']))).body;
    expect(again.rows.map(({ number_added }) => number_added)).toEqual([undefined, undefined]);
    const three = await handOver('');
    const booked = (await send(`Order ID,Consignment\n${three.order_number},C-3`)).body;
    expect(booked.rows).toMatchObject([{ result: 'told', number_added: 'C-3', problem: null }]);
    expect((await desk.read(three.id)).parcels[0]?.consignment).toBe('C-3');
  });

  const tellOf = async (text: string) =>
    (await send(text)).body.rows.map(({ result, number_added }) => [result, number_added]);
  const consignmentOf = async ({ id }: { id: number }) =>
    (await desk.read(id)).parcels[0]?.consignment;

  test('a number is what stands in a column of numbers, and nothing else finds a parcel', async () => {
    const one = await handOver('');
    const dated = await handOver('2026-11-25');
    const list = [
      'Order,Order date,Parcel type,Consignee,Consignment date,Tracking (no.),Status',
      `${one.order_number}-1,2026-11-25,Box 2,Ram 2,2026-11-25,-,In transit`,
      'X-1,2026-11-25,Box 2,Ram 2,2026-11-25,X-2,Delivered',
    ];
    expect(await tellOf(list.join('\n'))).toEqual([
      ['told', undefined],
      ['unknown', undefined],
    ]);
    expect(await consignmentOf(one)).toBeNull();
    expect((await desk.read(dated.id)).stage).toBe('handed_over');
    // The meaning of these numbers is unknown: the owner may set it.
    expect((await send('Order date,Status\n2026-11-25,Delivered')).status).toBe(400);
    expect((await send(`Order,Parcel type\n${one.order_number},Box 2`)).status).toBe(400);
  });

  test('a row that names two parcels is of neither, and no number becomes that of a second one', async () => {
    const one = await handOver('C-1');
    const two = await handOver('C-2');
    const orders = [await handOver(''), await handOver(''), await handOver('')];
    const [three, four, five] = orders.map(({ order_number }) => `${order_number}-1`);
    const list = [
      'AWB,Order,Status',
      `C-2,${one.order_number}-1,Delivered`,
      `C-1,${three},In transit`,
      `C-9,${four},In transit`,
      `C-9,${five},In transit`,
    ].join('\n');
    const dry = (await send(list, true)).body.rows;
    const { rows } = (await send(list)).body;
    expect(rows).toEqual(dry);
    expect(rows.map(({ result }) => result)).toEqual(['refused', 'refused', 'told', 'refused']);
    expect(rows[0]).toMatchObject({
      order_number: null,
      problem: 'The numbers in this row belong to two parcels. Tell it by hand.',
    });
    const all = [one, two, ...orders];
    expect(await Promise.all(all.map(consignmentOf))).toEqual(['C-1', 'C-2', null, 'C-9', null]);
    expect((await desk.read(two.id)).stage).toBe('handed_over');
  });

  test('the number of an order fits each of its parcels', async () => {
    const { id, order_number } = await desk.placeOrder();
    await desk.split(id, [{ line: 1, quantity: 1 }]);
    for (const number of [1, 2])
      await desk.tell(id, 'handed_over', { number, courier_id, consignment: `C-${number}` });
    expect(await tellOf(`Order,AWB,Status\n${order_number},C-2,In transit`)).toEqual([
      ['told', undefined],
    ]);
    const { parcels } = await desk.read(id);
    expect(parcels.map(({ stage }) => stage)).toEqual(['handed_over', 'on_the_way']);
  });

  test('of a parcel whose way has ended the trial says what the list does: no number is added', async () => {
    const { id, order_number } = await handOver('');
    await desk.tell(id, 'delivered');
    for (const list of [
      `Order,AWB,Status\n${order_number},C-1,In transit\n${order_number},C-1,Delivered`,
      `Order,AWB\n${order_number},C-1`,
    ]) {
      const dry = (await send(list, true)).body.rows;
      const { rows } = (await send(list)).body;
      expect(rows).toEqual(dry);
      expect(rows[0]).toMatchObject({
        result: 'refused',
        problem: expect.stringContaining('elivered'),
      });
      expect(rows.map(({ number_added }) => number_added)).not.toContain('C-1');
    }
  });

  test('a number is one line, and no longer than a number may be', async () => {
    const [one, two] = [await handOver(''), await handOver('')];
    const long = 'C'.repeat(80);
    const list = [
      'Order,AWB,Status',
      `${one.order_number},${long}1,Delivered`,
      `${two.order_number},"C-2\nKTM",In transit`,
    ].join('\n');
    const { rows } = (await send(list)).body;
    expect(rows).toMatchObject([
      { row: 2, result: 'refused', problem: 'A number has 80 characters at most.' },
      { row: 3, result: 'told', number_added: 'C-2 KTM' },
    ]);
    expect((await desk.read(one.id)).stage).toBe('handed_over');
  });

  test('two columns of one name are refused by that name', async () => {
    const { status, body } = await send('AWB,Status,Status\nN-1,Delivered,In transit');
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.message).toMatch(/^Two columns are called "Status"/);
  });

  test('a number is written where the parcel is still that courier’s and has none, as it is then', async () => {
    const { id } = await handOver('');
    const address = { orderId: id, number: 1 };
    const write = (courierId: number) => {
      const reporter = { source: 'courier_file', actor: null, courier: 'NCM', courierId } as const;
      return numberParcel(shop().db, reporter, address, `C-${courierId}`);
    };
    await expect(write(await desk.addCourier('Upaya'))).rejects.toThrow('Parcel not found');
    await write(courier_id);
    await expect(write(courier_id)).rejects.toThrow('Someone else has changed this parcel');
    expect((await desk.read(id)).parcels[0]?.consignment).toBe(`C-${courier_id}`);
  });

  test('what is not so yet is no report of it', async () => {
    const { id } = await handOver('N-1');
    const states = [
      'Not yet delivered',
      'To be delivered',
      'Delivered to hub',
      'Not picked up',
      'Confirmed',
    ];
    const { body } = await send(['AWB,State', ...states.map((state) => `N-1,${state}`)].join('\n'));
    expect(body.rows.map(({ result }) => result)).toEqual(states.map(() => 'refused'));
    expect(await eventsOf(id)).toHaveLength(1);
  });

  test('a number that two parcels have is told of neither, until one is over', async () => {
    const one = await handOver('1045');
    const two = await handOver('1045');
    expect((await scan('1045', 'delivered')).status).toBe(409);
    expect((await scan(one.order_number, 'delivered')).status).toBe(200);
    expect((await scan('1045', 'delivered')).status).toBe(200);
    expect((await desk.read(two.id)).stage).toBe('delivered');
  });

  test('a list that is too long is refused whole', async () => {
    const { id } = await handOver('N-1');
    const list = ['AWB,State', 'N-1,Delivered', ...Array<string>(2000).fill('X-1,Delivered')];
    const { status, body } = await send(list.join('\n'));
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect((await desk.read(id)).stage).toBe('handed_over');
  });

  test('where the database goes away in the middle, what was written is said, and the list goes on', async () => {
    const orders = [await handOver('N-1'), await handOver('N-2'), await handOver('N-3')];
    const { db } = shop();
    const list = ['AWB,State', 'N-1,Delivered', 'N-2,Delivered', 'N-3,Delivered'].join('\n');
    await sql`
      create function lose() returns trigger language plpgsql
      as $$ begin raise exception 'gone' using errcode = '57P01'; end $$
    `.execute(db);
    const second = orders[1]?.id ?? 0;
    await sql`
      create trigger lose before insert on parcel_event for each row
      when (new.order_id = ${sql.lit(second)}) execute function lose()
    `.execute(db);
    const broken = await send(list);
    await sql`drop trigger lose on parcel_event`.execute(db);
    await sql`drop function lose()`.execute(db);
    expect([broken.status, broken.body.message]).toEqual([200, '1 parcel updated.']);
    expect(broken.body.rows.map(({ result }) => result)).toEqual(['told', 'refused', 'refused']);
    expect(broken.body.rows[1]?.problem).toMatch(/^The connection broke off here/);
    const { rows } = (await send(list)).body;
    expect(rows.map(({ result }) => result)).toEqual(['old', 'told', 'told']);
  });

  test('what is no list is refused with words', async () => {
    const { status, body } = await send('Name,Age\nRam,7');
    const message = expect.stringMatching(/^The first line needs a column for the parcel/);
    expect([status, body]).toEqual([
      400,
      // The answer includes the way to the setting.
      expect.objectContaining({
        message,
        details: [expect.objectContaining({ path: 'headings' })],
      }),
    ]);
  });

  test('each courier has its own adapter, for its reports and for what it is handed; without one it has files', async () => {
    adapters.set('test', testAdapter);
    const { id } = await handOver('N-1');
    await useAdapter('test');
    expect(await handOverFile()).toEqual([
      expect.stringMatching(/^application\/json/),
      expect.stringMatching(/\.json"$/),
      '["N-1"]',
    ]);
    const sent = await send('[["N-1","on_the_way"],["N-1","delivered"]]');
    expect(sent.body.rows.map(({ result }) => result)).toEqual(['told', 'told']);
    expect((await desk.read(id)).stage).toBe('delivered');
    adapters.delete('test');
    expect((await handOverFile())[0]).toBe('text/csv; charset=utf-8');
  });

  test('columns are found by the names the owner gives them, by English and by Nepali ones', async () => {
    const orders = [await handOver('N-1'), await handOver('N-2'), await handOver('N-3')];
    const stages = async () =>
      Promise.all(orders.map(async ({ id }) => (await desk.read(id)).stage));
    const own = 'Bilty,What became of it\nN-1,Delivered';
    expect((await send(own)).status).toBe(400);
    const settings = {
      known_orders: 0,
      below: 0,
      files: [
        {
          courier_id,
          columns: [{ title: 'Ref', value: 'parcel' }],
          headings: { parcel: 'Bilty', state: 'What became of it?' },
        },
      ],
    };
    const saved = await shop().call({
      method: 'PUT',
      url: '/site/desks',
      headers: admin,
      body: { settings, version: 0 },
    });
    expect(saved.status).toBe(200);
    expect((await send(own)).body.message).toBe('1 parcel updated.');
    expect((await send('AWB,State\nN-2,Delivered')).body.message).toBe('1 parcel updated.');
    await send('कन्साइनमेन्ट नं,अवस्था,कारण\nN-3,डेलिभरी भएन,ग्राहकले लिन मान्नुभएन');
    expect(await stages()).toEqual(['delivered', 'delivered', 'could_not_deliver']);
    const told = (await desk.read(orders[2]?.id ?? 0)).parcels[0]?.events.at(-1);
    expect(told?.reason).toBe('refused');
  });

  test('a label is scanned by the shop’s code or the courier’s number', async () => {
    const { id, order_number } = await handOver('N-1');
    expect((await scan(`${order_number}-1`, 'on_the_way')).status).toBe(200);
    expect((await scan('N-1', 'not_delivered', { reason: 'refused' })).status).toBe(200);
    expect((await scan('N-1', 'not_delivered')).status).toBe(400);
    expect((await scan('N-7', 'delivered')).status).toBe(404);
    expect((await scan(`${order_number}-2`, 'delivered')).status).toBe(404);
    expect((await desk.read(id)).stage).toBe('could_not_deliver');
  });

  describe('a signed report', () => {
    test('is taken once, however often it is sent', async () => {
      const { id } = await handOver('N-1');
      const secret = await makeSecret();
      const answers = [await hook(secret), await hook(secret)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await eventsOf(id)).toEqual([
        ['handed_over', 'staff'],
        ['on_the_way', 'webhook'],
      ]);
    });

    test('is signed as it is sent, to the last space', async () => {
      const { id } = await handOver('N-1');
      const secret = await makeSecret();
      const remarks = ' Left at the gate \u200b\nof the house ';
      expect((await hook(secret, { code: 'N-1 ', remarks })).status).toBe(200);
      const told = (await desk.read(id)).parcels[0]?.events.at(-1);
      expect(told?.remarks).toBe('Left at the gate \nof the house');
      const { signature: right } = signed(secret, { id: 'r-2' });
      expect((await hook(secret, { id: 'r-2', code: 'N-1 ' }, right)).status).toBe(401);
      expect((await hook(secret, { code: 'N-1\ndelivered' })).status).toBe(400);
    });

    test('is known when its parcel has gone on since', async () => {
      const { id } = await handOver('N-1');
      const secret = await makeSecret();
      await hook(secret);
      await hook(secret, { id: 'r-2', event: 'delivered' });
      expect((await hook(secret)).status).toBe(200);
      expect(await eventsOf(id)).toHaveLength(3);
    });

    test('is refused with another secret, changed, too old, or before there is a secret', async () => {
      const { id } = await handOver('N-1');
      expect((await hook('guess')).status).toBe(401);
      const secret = await makeSecret();
      expect((await hook('guess')).status).toBe(401);
      const right = signatureOf(secret, courier_id, {
        timestamp: now(),
        id: 'r-1',
        code: 'N-1',
        event: 'on_the_way',
      });
      expect((await hook(secret, { event: 'delivered' }, right)).status).toBe(401);
      expect((await hook(secret, { timestamp: now() - 301 })).status).toBe(401);
      expect((await hook(secret, { code: 'N-2' })).status).toBe(409);
      const renewed = await makeSecret();
      expect((await hook(secret)).status).toBe(401);
      await shop()
        .db.updateTable('courier')
        .set({ active: false })
        .where('id', '=', courier_id)
        .execute();
      expect((await hook(renewed)).status).toBe(401);
      await shop()
        .db.updateTable('courier')
        .set({ active: true })
        .where('id', '=', courier_id)
        .execute();
      expect((await hook(renewed)).status).toBe(200);
      expect(await eventsOf(id)).toHaveLength(2);
    });

    test('that cannot be written is kept once, seen by staff, and gone when it is taken or dismissed', async () => {
      const secret = await makeSecret();
      const refused = async () =>
        (
          await shop().call<{ reports: RefusedReport[]; total: number }>({
            url: '/refused-report',
            headers,
          })
        ).body;
      const late = { id: 'r-2', code: 'N-2', event: 'not_delivered', reason: 'refused' };
      const remarks = ' Gate closed ';
      const answers = [await hook(secret, { ...late, remarks }), await hook(secret, late)];
      expect(answers.map(({ status }) => status)).toEqual([409, 409]);
      expect((await hook('guess', { id: 'r-3' })).status).toBe(401);
      expect(await refused()).toMatchObject({ total: 1, reports: [{ code: 'N-2', order: null }] });
      const { id, order_number } = await handOver('N-2');
      await desk.tell(id, 'delivered');
      await hook(secret, { ...late, remarks });
      expect((await refused()).reports).toMatchObject([
        {
          courier: expect.any(String),
          event: 'not_delivered',
          reason: 'refused',
          remarks: 'Gate closed',
          order: { id, order_number },
          problem: expect.stringContaining('elivered'),
        },
      ]);
      await hook(secret);
      expect((await refused()).total).toBe(2);
      await handOver('N-1');
      expect((await hook(secret)).status).toBe(200);
      const { reports } = await refused();
      expect(reports.map(({ code }) => code)).toEqual(['N-2']);
      const ids = reports.map((report) => report.id);
      const beyond = { ids: [2_147_483_648] };
      const url = '/refused-report/dismiss';
      expect((await shop().call({ method: 'POST', url, headers, body: beyond })).status).toBe(400);
      const dismiss = () => shop().call({ method: 'POST', url, headers, body: { ids } });
      // A slower request gets the same answer, and the log has no entry of it.
      expect([(await dismiss()).status, (await dismiss()).status]).toEqual([200, 200]);
      expect(await refused()).toEqual({ reports: [], total: 0 });
      const log = await shop().db.selectFrom('activity').select('changes').execute();
      const dismissals = log.filter(({ changes }) => JSON.stringify(changes).includes('dismissed'));
      expect(dismissals).toHaveLength(1);
    });

    test('that are refused are kept up to a number, the newest', async () => {
      const secret = await makeSecret();
      for (let at = 0; at <= MAX_REFUSED_REPORTS; at += 1)
        expect((await hook(secret, { id: `r-${at}`, code: `N-${at}` })).status).toBe(409);
      const { rows } = await sql<{ count: number; first: string }>`
        select count(*)::integer as count, min(at) = (select at from refused_report where mark = 'r-1') as first
        from refused_report`.execute(shop().db);
      expect(rows).toEqual([{ count: MAX_REFUSED_REPORTS, first: true }]);
    });

    test('its secret is for administrators alone', async () => {
      const url = `/courier/${courier_id}/secret`;
      const { status } = await shop().call({ method: 'POST', url, headers, body: {} });
      expect(status).toBe(403);
    });
  });
});
