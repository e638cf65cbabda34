import type { ReadyRemark, ReadyRemarksResponse } from '@pasal/shared/contracts';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { signedIn } from '../../testing/factories';

const ON_ITS_WAY: ReadyRemark = {
  remark: 'On its way',
  status: 'others',
  customer_message: 'Your order is on its way.',
};

onPostgresFirst((shop) => {
  let staff: Record<string, string>;
  let admin: Record<string, string>;
  beforeEach(async () => {
    ({ headers: staff } = await signedIn(shop(), 'staff'));
    ({ headers: admin } = await signedIn(shop(), 'admin'));
  });
  const read = async (language = 'en') => {
    const url = `/site/ready-remarks?language=${language}`;
    return (await shop().call<ReadyRemarksResponse>({ url, headers: staff })).body;
  };
  const save = (remarks: readonly object[], version: number, headers = admin) =>
    shop().call<ReadyRemarksResponse & { message: string }>({
      method: 'PUT',
      url: '/site/ready-remarks',
      headers,
      body: { settings: { remarks }, version },
    });

  test('a new shop has some, and the owner writes others, which staff read', async () => {
    const first = await read();
    expect(first.version).toBe(0);
    expect(first.settings.remarks.map(({ remark }) => remark)).toEqual([
      'Handed to courier',
      'Customer did not answer',
      'Delivered and paid',
      'Customer does not want it',
    ]);
    expect((await read('ne')).settings.remarks[0]).toEqual({
      remark: 'कुरियरलाई बुझाइयो',
      status: 'others',
      customer_message: 'Your order is with the courier.',
      customer_message_ne: 'तपाईंको अर्डर कुरियरलाई बुझाइयो।',
    });
    const saved = await save([ON_ITS_WAY], 0);
    expect(saved.body).toEqual({
      message: 'Remarks saved successfully!',
      settings: { remarks: [ON_ITS_WAY] },
      version: 1,
    });
    expect(await read('ne')).toEqual({ settings: { remarks: [ON_ITS_WAY] }, version: 1 });
    await save([], 1);
    expect((await read()).settings.remarks).toEqual([]);
  });

  test('are the administrator’s, in one version, not blank and not too many', async () => {
    expect((await save([ON_ITS_WAY], 0, staff)).status).toBe(403);
    expect((await save([{ ...ON_ITS_WAY, remark: '  ' }], 0)).status).toBe(400);
    expect(
      (
        await save(
          Array.from({ length: 13 }, () => ON_ITS_WAY),
          0,
        )
      ).status,
    ).toBe(400);
    await save([ON_ITS_WAY], 0);
    expect((await save([], 0)).status).toBe(409);
  });
});
