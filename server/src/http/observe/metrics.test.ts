import fastify from 'fastify';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createCity, createProduct, freshPhone, orderBody } from '../../testing/factories';
import { registerMetrics } from './metrics';

jest.setTimeout(60_000);

const lineOf = (body: string, start: string) =>
  body.split('\n').find((line) => line.startsWith(start));

const poolState = () => ({ total: 3, idle: 1, waiting: 2 });

onBothDatabases((shop) => {
  const read = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    shop().app.inject({ url: '/metrics', headers, remoteAddress });

  test('requests are counted by route, method and status, never by address', async () => {
    for (const slug of ['one', 'two', 'three']) await shop().call({ url: `/product/slug/${slug}` });
    const { body, headers } = await read();
    expect(headers['content-type']).toContain('text/plain');
    const labels = 'method="GET",route="/api/v1/product/slug/:slug"';
    expect(lineOf(body, `pasal_requests_total{${labels},status="404"}`)).toMatch(/ 3$/);
    expect(lineOf(body, `pasal_request_seconds_count{${labels}}`)).toMatch(/ 3$/);
    expect(body).not.toContain('one"');
  });

  test('orders, memory and the event loop are told', async () => {
    const place = await createCity(shop().db);
    const { id } = await createProduct(shop().db);
    for (let order = 0; order < 2; order += 1) {
      const body = orderBody(place, [{ id, price: 1000, quantity: 1 }]);
      await shop().call({ method: 'POST', url: '/order-product', body });
    }
    const body = orderBody(place, [{ id, price: 1, quantity: 1 }]);
    await shop().call({
      method: 'POST',
      url: '/order-product',
      body: { ...body, phone: freshPhone() },
    });
    const { body: text } = await read();
    expect(lineOf(text, 'pasal_orders_placed_total')).toBe('pasal_orders_placed_total 2');
    expect(lineOf(text, 'pasal_event_loop_lag_seconds{quantile="0.99"}')).toMatch(/ \d/);
    expect(lineOf(text, 'process_resident_memory_bytes')).toMatch(/ \d{7,}/);
  });

  test('connections to PostgreSQL are told by what they do', async () => {
    const app = fastify();
    registerMetrics(app, { db: shop().db, poolState });
    const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    await app.close();
    expect(body.match(/^pasal_database_connections\{.*$/gm)).toEqual([
      'pasal_database_connections{state="total"} 3',
      'pasal_database_connections{state="idle"} 1',
      'pasal_database_connections{state="waiting"} 2',
    ]);
  });

  test('what is told of releases is counted by version and phase', async () => {
    const app = fastify();
    const happenings = [{ name: 'offers', version: '1.1', phase: 'render', total: 2 } as const];
    const totals = { happenings, ignored: 3 };
    const counts = { told: () => undefined, ignored: () => undefined, read: () => totals };
    registerMetrics(app, { db: shop().db, healthCounts: counts });
    // Told twice, counted once.
    await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    await app.close();
    expect(body.match(/^pasal_release_.*$/gm)).toEqual([
      'pasal_release_reports_total{name="offers",version="1.1",phase="render"} 2',
      'pasal_release_reports_ignored_total 3',
    ]);
  });

  test('rendered pages are told by set and by what became of them', async () => {
    const app = fastify();
    const counts = { renders: 5, late: 1, refused: 0, failed: 2, away: 3, deaths: 1 };
    registerMetrics(app, { db: shop().db, renderCounts: () => ({ one: counts }) });
    // Told twice, counted once.
    await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    await app.close();
    expect(body.match(/^pasal_render.*\{.*$/gm)).toEqual([
      'pasal_renders_total{set="one",result="renders"} 5',
      'pasal_renders_total{set="one",result="late"} 1',
      'pasal_renders_total{set="one",result="refused"} 0',
      'pasal_renders_total{set="one",result="failed"} 2',
      'pasal_renders_total{set="one",result="away"} 3',
      'pasal_render_process_deaths_total{set="one"} 1',
    ]);
  });

  test('messages that are not sent are told by state, and attempts by result', async () => {
    const place = await createCity(shop().db);
    const { id } = await createProduct(shop().db);
    const body = orderBody(place, [{ id, price: 1000, quantity: 1 }]);
    await shop().call({ method: 'POST', url: '/order-product', body });
    await shop().db.updateTable('outbox').set({ state: 'failed' }).where('id', '=', 1).execute();
    const app = fastify();
    registerMetrics(app, { db: shop().db, deliveryCounts: { sent: 7, failed: 2 } });
    const { body: text } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    await app.close();
    expect(text.match(/^pasal_message.*$/gm)).toEqual([
      'pasal_messages{state="waiting"} 2',
      'pasal_messages{state="failed"} 1',
      'pasal_messages{state="held"} 0',
      'pasal_message_attempts_total{result="sent"} 7',
      'pasal_message_attempts_total{result="failed"} 2',
    ]);
  });

  test.each([
    ['another machine', {}, '10.0.0.1'],
    ['a proxy on this machine', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['a proxy that says who it is', { via: '1.1 proxy' }, '127.0.0.1'],
  ])('%s is answered 404', async (_name, headers, address) => {
    const answer = await read(headers, address);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });
});
