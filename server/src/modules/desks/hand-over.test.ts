import type { HandOverResponse } from '@pasal/shared/contracts';
import { daysLater, kathmanduDate } from '@pasal/shared/domain';
import { sql } from 'kysely';
import { onBothDatabases } from '../../testing/database/both-databases';
import { signedIn } from '../../testing/factories';
import { parcelDesk } from '../../testing/parcels';

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  let courier_id: number;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop()));
    courier_id = await desk.addCourier();
  });
  const sheet = async (day = '', of = 'unreported') =>
    (
      await shop().call<HandOverResponse>({
        url: `/courier/${courier_id}/hand-over?of=${of}${day && `&day=${day}`}`,
        headers,
      })
    ).body;
  const file = async () => {
    const url = `/api/v1/courier/${courier_id}/hand-over/export`;
    const answer = await shop().app.inject({ method: 'GET', url, headers });
    return [answer.headers['content-disposition'], answer.payload.split('\r\n')] as const;
  };

  test('lists what a courier was handed today, with cash and goods', async () => {
    const { id, order_number } = await desk.placeOrder();
    await desk.placeOrder();
    await desk.tell(id, 'handed_over', { courier_id, consignment: 'N-1' });
    const { courier, parcels } = await sheet();
    expect(courier).toBe('NCM');
    expect(parcels).toEqual([
      expect.objectContaining({ order_number, number: 1, consignment: 'N-1', cash_due: 6000 }),
    ]);
    expect(parcels[0]?.goods).toMatch(/^4 × .+; 2 × .+$/);
    expect((await sheet('2026-01-01')).parcels).toEqual([]);
    await desk.tell(id, 'on_the_way');
    expect((await sheet()).parcels).toEqual([]);
    // Printed again it includes the parcels handed over since.
    expect((await sheet('', 'all')).parcels).toHaveLength(1);
    await desk.tell(id, 'delivered');
    expect((await sheet('', 'all')).parcels).toEqual([
      expect.objectContaining({ order_number, consignment: 'N-1', cash_due: 6000 }),
    ]);
    expect((await sheet('2026-01-01', 'all')).parcels).toEqual([]);
  });

  test('what was taken back and went again stands on the sheet of the day it went', async () => {
    const { id } = await desk.placeOrder();
    await desk.tell(id, 'handed_over', { courier_id });
    await desk.tell(id, 'taken_back', { reason: 'mistake' });
    await sql`update parcel_event set at = at - interval '1 day'`.execute(shop().db);
    await desk.tell(id, 'handed_over', { courier_id });
    const yesterday = kathmanduDate(daysLater(new Date(), -1));
    expect((await sheet(yesterday, 'all')).parcels).toEqual([]);
    expect((await sheet('', 'all')).parcels).toHaveLength(1);
  });

  test('the file has plain columns until the owner chooses others, and the log says who took it', async () => {
    const { id, order_number } = await desk.placeOrder();
    await desk.tell(id, 'handed_over', { courier_id });
    const [name, plain] = await file();
    expect(name).toMatch(/hand-over-\d+-\d{4}-\d\d-\d\d\.csv/);
    expect(plain[0]).toBe(
      '\uFEFFOrder Number,Name,Phone,District,City,Address,Pieces,Weight (g),COD,Goods',
    );
    expect(plain[1]).toContain(`${order_number}-1,`);
    const { headers: admin } = await signedIn(shop(), 'admin');
    const columns = [
      { title: 'COD', value: 'cash' },
      { title: 'Note', value: 'empty' },
    ];
    await shop().call({
      method: 'PUT',
      url: '/site/desks',
      headers: admin,
      body: {
        settings: { known_orders: 0, below: 0, files: [{ courier_id, columns }] },
        version: 0,
      },
    });
    expect((await file())[1]).toEqual(['\uFEFFCOD,Note', '6000,', '']);
    const log = shop().db.selectFrom('activity').select('action').where('action', '=', 'export');
    expect(await log.execute()).toHaveLength(2);
  });
});
