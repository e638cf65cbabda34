import { sql } from 'kysely';
import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { onBothDatabases } from '@pasal/server/testing/database/both-databases';
import { createCity, createProduct, freshPhone, orderBody } from '@pasal/server/testing/factories';
import { measureConnections, measureDatabase } from '../../db/database-metrics';
import { BACKUP, recordWork } from '../../db/operator-work';
import {
  measureAttempts,
  measureMessages,
} from '@pasal/server/modules/notifications/message-metrics';
import { measureHealth } from '@pasal/platform/server/release/health/health-metrics';
import { figuresOf, seriesOf } from '@pasal/server/testing/figures';
import { measureRenderNetwork } from '@pasal/platform/server/render/render-metrics';
import { measureProcess } from '../../observe/process-metrics';
import { registerMetrics } from './metrics';

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

  test('orders, memory and the event loop are measured', async () => {
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
    const ofProcess = await figuresOf(measureProcess);
    expect(lineOf(ofProcess, 'nodejs_eventloop_lag_p99_seconds ')).toMatch(/ \d/);
    expect(lineOf(ofProcess, 'process_resident_memory_bytes ')).toMatch(/ \d{7,}/);
  });

  test('what nobody serves is one series, whatever method and address somebody thinks of', async () => {
    for (const method of ['PROPFIND', 'LOCK', 'TRACE', 'GET'] as const) {
      await shop().app.inject({ method: method as 'GET', url: `/nobody/${method}` });
    }
    const { body } = await read();
    const none = seriesOf(body).filter((line) => line.includes('route="none"'));
    expect(none.filter((line) => line.startsWith('pasal_requests_total'))).toEqual([
      'pasal_requests_total{method="any",route="none",status="404"} 4',
    ]);
  });

  test('the database is up with its connections, and knows its last backup', async () => {
    const meters = [measureDatabase(shop().db), measureConnections(poolState)];
    const print = async () => seriesOf(await figuresOf(...meters));
    expect(await print()).toEqual([
      'pasal_database_up 1',
      'pasal_backup_timestamp_seconds 0',
      'pasal_database_connections{state="total"} 3',
      'pasal_database_connections{state="idle"} 1',
      'pasal_database_connections{state="waiting"} 2',
    ]);
    const before = Date.now() / 1000;
    await recordWork(shop().db, BACKUP);
    const made = Number((await print())[1]?.split(' ')[1]);
    expect(Math.abs(made - before)).toBeLessThan(300);
  });

  test('what pages report of releases is counted by version and phase', async () => {
    const offers = { name: 'offers', version: '1.1' };
    const happenings = [
      { ...offers, phase: 'render', total: 2 } as const,
      { ...offers, phase: 'refused:PRICE_CHANGED', total: 1 } as const,
    ];
    const totals = { happenings, ignored: 3 };
    const counts = {
      addReported: () => undefined,
      addIgnored: () => undefined,
      read: () => totals,
    };
    expect(seriesOf(await figuresOf(measureHealth(counts)))).toEqual([
      'pasal_release_reports_total{name="offers",version="1.1",phase="render"} 2',
      'pasal_release_refused_orders_total{name="offers",version="1.1",code="PRICE_CHANGED"} 1',
      'pasal_release_reports_ignored_total 3',
    ]);
  });

  test('messages that are not sent are counted by state and by their age, and attempts by result', async () => {
    const place = await createCity(shop().db);
    const { id } = await createProduct(shop().db);
    const body = orderBody(place, [{ id, price: 1000, quantity: 1 }]);
    const { db } = shop();
    expect(seriesOf(await figuresOf(measureMessages(db)))).toContain(
      'pasal_oldest_message_seconds 0',
    );
    await shop().call({ method: 'POST', url: '/order-product', body });
    await db.updateTable('outbox').set({ state: 'failed' }).where('id', '=', 1).execute();
    await sql`update outbox set created_at = now() - interval '2 hours' where id = 2`.execute(db);
    const printed = seriesOf(
      await figuresOf(measureMessages(db), measureAttempts({ sent: 7, failed: 2 })),
    );
    expect(printed.filter((line) => !line.includes('oldest'))).toEqual([
      'pasal_messages{state="waiting"} 2',
      'pasal_messages{state="failed"} 1',
      'pasal_messages{state="held"} 0',
      'pasal_message_attempts_total{result="sent"} 7',
      'pasal_message_attempts_total{result="failed"} 2',
    ]);
    const oldest = printed.find((line) => line.includes('oldest'))?.split(' ')[1];
    expect(Number(oldest)).toBeGreaterThanOrEqual(7200);
  });

  test('the network of render processes is reported', async () => {
    const text = await figuresOf(measureRenderNetwork({ isOpen: true, before: [] }));
    expect(seriesOf(text)).toEqual(['pasal_render_network_open 1']);
  });

  test('whoever brings the token reads them from anywhere, and nobody else', async () => {
    const app = fastify();
    registerMetrics(app, { token: 'a-token-of-enough-signs' });
    const statusOf = async (authorization: string | undefined, remoteAddress: string) => {
      const headers = authorization === undefined ? {} : { authorization };
      return (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
    };
    const asked = [
      ['Bearer a-token-of-enough-signs', '203.0.113.9'],
      ['Bearer a-token-of-enough-sign', '203.0.113.9'],
      ['a-token-of-enough-signs', '203.0.113.9'],
      [undefined, '127.0.0.1'],
    ] as const;
    const seen = [];
    for (const [authorization, address] of asked) seen.push(await statusOf(authorization, address));
    await app.close();
    expect(seen).toEqual([200, 404, 404, 404]);
  });

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'this machine reads them as %s',
    async (host) => expect((await read({ host })).statusCode).toBe(200),
  );

  test('nginx as it comes, which passes on no name and adds no header, is answered 404', async () => {
    const app = fastify();
    registerMetrics(app, {});
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const statusOf = (version: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1').setEncoding('utf8').on('error', reject);
        socket.once('data', (text: string) => resolve(text.slice(9, 12)));
        socket.write(
          `GET /metrics HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
        );
      });
    expect([await statusOf('1.0'), await statusOf('1.1')]).toEqual(['404', '200']);
    await app.close();
  });

  test.each([
    ['another machine', {}, '10.0.0.1'],
    ['a proxy that says nothing', { host: 'shop.example.com' }, '127.0.0.1'],
    [
      'a proxy that calls this server by a name of its own',
      { host: 'pasal_upstream' },
      '127.0.0.1',
    ],
    ['a proxy on this machine', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['a proxy that says who it is', { via: '1.1 proxy' }, '127.0.0.1'],
  ])('%s is answered 404', async (_name, headers, address) => {
    const answer = await read(headers, address);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });
});
