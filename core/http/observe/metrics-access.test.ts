import { openTestApp } from '@pasal/server/testing/test-app';

test('figures are for programs of this machine, and for no page of a browser of it (D319)', async () => {
  const { app, close } = await openTestApp();
  const ask = async (headers: Record<string, string> = {}) => {
    const given = { host: 'localhost', ...headers };
    return (await app.inject({ url: '/metrics', headers: given, remoteAddress: '127.0.0.1' }))
      .statusCode;
  };
  const pages: Record<string, string>[] = [
    { cookie: 'pasal_walk=x' },
    { cookie: 'a=b' },
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost' },
    { referer: 'http://localhost/' },
  ];
  expect(await ask()).toBe(200);
  expect(await Promise.all(pages.map((page) => ask(page)))).toEqual(pages.map(() => 404));
  await close();
});

test('the largest answers have a tag, and a limit for each address', async () => {
  const { app, close } = await openTestApp();
  const ask = (headers = {}) =>
    app.inject({ url: '/api/v1/openapi.json', headers, remoteAddress: '203.0.113.9' });
  const first = await ask();
  const again = await ask({ 'if-none-match': String(first.headers.etag) });
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
  const statuses = [];
  for (let asked = 0; asked < 60; asked += 1) statuses.push((await ask()).statusCode);
  expect(statuses.at(-1)).toBe(429);
  await close();
});
