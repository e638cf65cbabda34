import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { diskFiles } from '../../files/disk-files';
import { registerPictures } from '@pasal/server/pictures/register-pictures';
import { openTestApp, type TestApp } from '@pasal/server/testing/test-app';
import { answerAsPage } from './content-security-policy';

let shop: TestApp;
let uploadsDir: string;
beforeAll(async () => {
  uploadsDir = await mkdtemp(join(tmpdir(), 'pasal-uploads-'));
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b6477' } })
    .png()
    .toFile(join(uploadsDir, 'one.png'));
  shop = await openTestApp({
    web: async (app) => {
      await registerPictures(app, diskFiles(uploadsDir));
      app.get('/page', { config: { access: 'public' } }, async (_request, reply) => {
        const nonce = answerAsPage(reply);
        return reply.type('text/html').send(`<p>${nonce}</p>`);
      });
    },
  });
});
afterAll(async () => {
  await shop.close();
  await rm(uploadsDir, { recursive: true });
});

const get = (url: string) => shop.app.inject({ url, remoteAddress: '127.0.0.1' });

test('every answer, errors included, carries the protecting headers', async () => {
  for (const url of ['/healthz', '/api/v1/category', '/api/v1/auth/me', '/nothing', '/page']) {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  }
});

test('data may neither load nor run anything', async () => {
  const { headers } = await get('/api/v1/category');
  expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
});

test('a page runs its own scripts and those with a nonce of this answer, and no eval', async () => {
  const answers = [await get('/page'), await get('/page')];
  const nonces = answers.map(({ body }) => body.slice(3, -4));
  expect(new Set(nonces).size).toBe(2);
  for (const [index, { headers }] of answers.entries()) {
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonces[index]}';`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonces[index]}';`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|\*|http/);
  }
});

test('a page runs no script without the hash it names', async () => {
  const { headers } = await get('/page');
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
});

test('a picture opened by itself is sandboxed, and may be shown elsewhere', async () => {
  const { statusCode, headers } = await get('/uploads/one.png');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  [{ NODE_ENV: 'production', PUBLIC_URL: 'https://pasal.example' }, 'max-age=31536000'],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'http://pasal.example' }, undefined],
  [{ PUBLIC_URL: 'https://pasal.example' }, undefined],
  [{}, undefined],
])('browsers are asked to stay on https under %j: %s', async (env, expected) => {
  const other = await openTestApp({ env });
  other.app.log.level = 'silent';
  const { headers } = await other.app.inject('/healthz');
  await other.close();
  expect(headers['strict-transport-security']).toBe(expected);
});
