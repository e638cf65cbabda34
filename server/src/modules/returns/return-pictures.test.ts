import sharp from 'sharp';
import { MAX_PUBLIC_PICTURE_PIXELS } from '@pasal/shared/contracts';
import { openPictureFolder } from '../../pictures/picture-folder';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { signedIn } from '../../testing/factories';
import type { FormParts } from '../../testing/product-forms';
import { returnDesk } from '../../testing/returns';

async function partsOf(width: number, height: number): Promise<FormParts> {
  const create = { width, height, channels: 3, background: 'red' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return [['pictures', { name: 'a.png', bytes }]];
}

onPostgresFirst((shop) => {
  let headers: Record<string, string>;
  const desk = returnDesk(shop, () => headers);
  beforeEach(async () => {
    await openPictureFolder(shop().db, shop().pictures);
    ({ headers } = await signedIn(shop(), 'admin'));
  });

  test('one buyer who asks ten times at once keeps nobody else from asking (D315)', async () => {
    const [order, honest] = [await desk.deliver(), await desk.deliver()];
    const large = await partsOf(4000, 4000);
    const three = [...large, ...large, ...large];
    const asks = Array.from({ length: 10 }, (_none, at) =>
      desk.ask(order, { items: [{ line: 1, quantity: 1 }] }, { pictures: three, key: `k${at}` }),
    );
    const other = desk.ask(honest, {}, { pictures: await partsOf(800, 600) });
    expect((await other).status).toBe(201);
    const answers = await Promise.all(asks);
    const refused = answers.filter(({ status }) => status !== 201);
    // Each gets an answer; of those at the same time one succeeded.
    expect(
      refused.map(({ status, headers: { 'retry-after': after } }) => [status, Number(after) > 0]),
    ).toEqual(refused.map(() => [429, true]));
    expect(refused.length).toBeGreaterThan(0);
    // The order is free again once its return is answered.
    expect((await desk.ask(order, { items: [{ line: 2, quantity: 1 }] })).status).toBe(201);
  });

  test('a picture of the public has at most 16 megapixels', async () => {
    const order = await desk.deliver();
    const { status, body } = await desk.ask(order, {}, { pictures: await partsOf(4001, 4000) });
    expect([MAX_PUBLIC_PICTURE_PIXELS, status, body.message]).toEqual([
      16_000_000,
      413,
      'A picture may have at most 16 megapixels.',
    ]);
    expect((await desk.ask(order, {}, { pictures: await partsOf(80, 60) })).status).toBe(201);
  });

  test('returns of one order are asked for so often an hour and no more', async () => {
    const order = await desk.deliver();
    const statuses = [];
    for (let asks = 0; asks < 14; asks += 1) {
      const { status } = await desk.ask(order, { items: [{ line: 2, quantity: 1 }] });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 429)).not.toEqual([]);
    expect(statuses.slice(0, 2)).toEqual([201, 201]);
  });
});
