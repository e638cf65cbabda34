import { createHmac } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';

/** Adds a courier that serves every place, and returns its id. */
export async function addCourier(api: APIRequestContext, name: string): Promise<number> {
  const places = [{ district_id: null, city_id: null, up_to_grams: null, charge: 90, days: 1 }];
  const data = { name, phone: '9801112223', kind: 'rider', active: true, places };
  const answer = await api.post('/api/v1/courier', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { courier: { id: number } }).courier.id;
}

interface Report {
  code: string;
  event: string;
  reason?: string;
  remarks?: string;
}

/** Makes a courier's secret, and sends reports as its system does: signed, each under a name of its own. */
export async function courierSystem(admin: APIRequestContext, id: number) {
  const made = await admin.post(`/api/v1/courier/${id}/secret`, { data: {} });
  expect(made.status(), await made.text()).toBe(200);
  const { secret } = (await made.json()) as { secret: string };
  let sent = 0;
  return async ({ code, event, reason, remarks }: Report) => {
    sent += 1;
    const timestamp = Math.floor(Date.now() / 1000);
    const mark = `report-${sent}`;
    const lines = ['pasal-courier', id, timestamp, mark, code, event, reason ?? '', remarks ?? ''];
    const signature = createHmac('sha256', secret).update(lines.join('\n')).digest('hex');
    const data = { timestamp, id: mark, code, event, reason, remarks, signature };
    return admin.post(`/api/v1/courier/${id}/hook`, { data });
  };
}
