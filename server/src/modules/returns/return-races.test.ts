import { onTwoServers } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { signedIn } from '../../testing/factories';
import { returnDesk } from '../../testing/returns';

onTwoServers((shop) => {
  let headers: Record<string, string>;
  const desk = returnDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
  });
  afterEach(async () => expect(await brokenInvariants(shop().db)).toEqual([]));

  const refunded = async () => {
    const rows = await shop()
      .db.selectFrom('cash_entry')
      .select('amount_paisa')
      .where('kind', '=', 'refunded')
      .execute();
    return rows.reduce((sum, { amount_paisa }) => sum - amount_paisa, 0);
  };
  /** This many returns of one order, of one piece each, whose goods have arrived. */
  async function receiveEach(order: Awaited<ReturnType<typeof desk.deliver>>, count: number) {
    for (let number = 1; number <= count; number += 1)
      await desk.ask(order, { kind: 'exchange', items: [{ line: 1, quantity: 1 }] });
    const { returns } = await desk.list();
    for (const { id } of returns) {
      await desk.step(id, 1, { step: 'agree' });
      await desk.step(id, 2, { step: 'receive', checked_in: [{ line: 1, whole: 1, damaged: 0 }] });
    }
    return returns.map(({ id }) => id);
  }

  test('four refunds of one order at once pay back no more than was paid', async () => {
    const ids = await receiveEach(await desk.deliver(), 4);
    const answers = await Promise.all(ids.map((id) => desk.refund(id, 3, { amount: 4000 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await refunded()).toBe(400_000);
  });

  test('one refund that eight send at once is paid once', async () => {
    const [id = 0] = await receiveEach(await desk.deliver(), 1);
    const same = await Promise.all(
      Array.from({ length: 8 }, () => desk.refund(id, 3, { amount: 1000 }, 'same')),
    );
    expect(same.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await refunded()).toBe(100_000);
  });

  test('what is due for a parcel that came back is paid once, whoever pays it at the same time', async () => {
    const { id } = await desk.deliver();
    await desk.tell(id, 'coming_back', { reason: 'returned' });
    const body = { amount: 6000, way: 'cash', reference: '', due: 6000 };
    const url = `/order-product/${id}/parcel/1/refund`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_none, at) =>
        shop().call({
          method: 'POST',
          url,
          body,
          headers: { ...headers, 'idempotency-key': `key-${at}` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await refunded()).toBe(600_000);
  });

  test('refund, exchange, receipt and the way back at once leave goods and money true', async () => {
    const order = await desk.deliver();
    const ids = await receiveEach(order, 2);
    await desk.ask(order, { items: [{ line: 2, quantity: 2 }] });
    const last = (await desk.list('?state=asked')).returns[0]?.id ?? 0;
    await desk.step(last, 1, { step: 'agree' });
    await Promise.all([
      ...ids.flatMap((id) => [
        desk.refund(id, 3, { amount: 3000 }),
        desk.step(id, 3, { step: 'exchange' }),
      ]),
      desk.step(last, 2, { step: 'receive', checked_in: [{ line: 2, whole: 1, damaged: 1 }] }),
      desk.withdraw(order, 3),
      desk.tell(order.id, 'coming_back', { reason: 'returned' }),
      desk.setStatus(order.id, 'cancel'),
    ]);
    const ends = (await desk.list(`?order_id=${order.id}`)).returns.map(({ state }) => state);
    expect(ends.filter((state) => state === 'refunded' || state === 'exchanged')).toHaveLength(2);
  });
});
