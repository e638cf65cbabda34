import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request as httpRequest, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MAX_PICTURE_BYTES } from '@pasal/shared/contracts';
import { createProduct, signedIn } from '../testing/factories';
import {
  encodeForm,
  fieldsOf,
  filesBelow,
  imagePart,
  PRODUCT_FIELDS,
  sendForm,
  threeImages,
  type FormParts,
} from '../testing/product-forms';
import { openTestApp, ORIGIN, type TestApp } from '../testing/test-app';
import * as messages from './messages';

const BOUNDARY = 'a-boundary';
/** More than the server reads of any refused body. */
const MOST_MEGABYTES = 200;
const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');

let shop: TestApp;
let port: number;
let staff: Record<string, string>;

beforeAll(async () => {
  shop = await openTestApp();
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  port = (shop.app.server.address() as AddressInfo).port;
});
beforeEach(async () => {
  await shop.reset();
  staff = (await signedIn(shop)).headers;
  // Makes the brand and the category.
  await createProduct(shop.db);
});
afterEach(async () => {
  expect(await incoming()).toEqual([]);
});
afterAll(() => shop.close());

const incoming = () => filesBelow(join(shop.uploadsDir, '.incoming'));
const products = () => shop.db.selectFrom('product').select('id').execute();
const send = (parts: FormParts) => sendForm(shop, { headers: staff }, parts);

/** Begins a request whose body the test writes itself. */
function begin(headers: Record<string, string | number> = {}): ClientRequest {
  return httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/v1/product',
    headers: {
      ...staff,
      host: new URL(ORIGIN).host,
      origin: ORIGIN,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...headers,
    },
  });
}

const partHead = (name: string, file?: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${
    file === undefined ? '' : `; filename="${file}"`
  }\r\n\r\n`;

/**
 * Writes `head`, then megabytes until the server answers or closes the connection, which loses the
 * answer when the network is quick. Returns the received answer and the number of megabytes sent.
 */
async function flood(head: string, headers: Record<string, string | number> = {}) {
  const request = begin(headers);
  const heard: { status?: number | undefined; isOver: boolean } = { isOver: false };
  const over = new Promise<void>((resolve) => {
    request.on('response', (response) => {
      heard.status = response.statusCode;
      resolve();
    });
    request.on('error', () => resolve());
    request.on('close', () => resolve());
  }).then(() => {
    heard.isOver = true;
  });
  request.write(head);
  let sent = 0;
  while (!heard.isOver && sent < MOST_MEGABYTES) {
    sent += 1;
    const written = new Promise((resolve) => {
      request.write(MEGABYTE, resolve);
    });
    await Promise.race([written, over]);
  }
  request.destroy();
  return { status: heard.status, sent };
}

describe('too much', () => {
  test('5 GB announced are refused before they are sent', async () => {
    const fiveGigabytes = 5 * 1024 ** 3;
    const answer = await flood(partHead('images', 'a.png'), { 'content-length': fiveGigabytes });
    expect([413, undefined]).toContain(answer.status);
    expect(answer.sent).toBeLessThan(16);
    expect(await filesBelow(shop.uploadsDir)).toEqual([]);
  });

  test.each([
    ['a file', partHead('images', 'a.png')],
    ['a text', partHead('description')],
    ['a preamble before the first part', 'no boundary '],
    ['a closing after the last part', `${partHead('title')}x\r\n--${BOUNDARY}--\r\n`],
  ])('%s without end is cut off', async (_name, head) => {
    const answer = await flood(head);
    expect([413, undefined]).toContain(answer.status);
    expect(answer.sent).toBeLessThan(MOST_MEGABYTES);
    expect(await filesBelow(shop.uploadsDir)).toEqual([]);
  });

  test('a file above 10 MB is named as the reason', async () => {
    const file = { name: 'a.png', bytes: Buffer.alloc(MAX_PICTURE_BYTES + 1) };
    const { status, body } = await send([...fieldsOf(PRODUCT_FIELDS), ['images', file]]);
    expect([status, body.message]).toEqual([413, messages.tooManyBytes.en]);
  });

  test('a sender of three files of 12 MB hears the answer', async () => {
    const file = { name: 'a.png', bytes: Buffer.alloc(12 * 1024 * 1024) };
    const form = await encodeForm(Array.from({ length: 3 }, () => ['images', file] as const));
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/product`, {
      method: 'POST',
      headers: { ...staff, ...form.headers, 'sec-fetch-site': 'same-origin' },
      body: new Uint8Array(form.body),
    });
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'TOO_LARGE']);
    // Read to its end, so that the connection need not be cut.
    expect(answer.headers.get('connection')).toBe('keep-alive');
  });

  test.each([
    ['10,000 texts', 'x', 10_000],
    ['10,000 parts with one name', 'title', 10_000],
    ['61 texts', 'x', 61],
  ])('%s are refused', async (_name, name, count) => {
    const parts = Array.from({ length: count }, (_value, index): FormParts[number] => [
      name === 'x' ? `x${index}` : name,
      'y',
    ]);
    const { status, body } = await send(parts);
    expect([status, body.code]).toEqual([413, 'TOO_LARGE']);
  });

  test('10,000 files are refused', async () => {
    const one = await imagePart('red');
    const { status } = await send(Array.from({ length: 10_000 }, () => one));
    expect([400, 413]).toContain(status);
    expect(await filesBelow(shop.uploadsDir)).toEqual([]);
  });
});

describe('a form that is none', () => {
  test.each([
    ['no boundary', 'multipart/form-data', 'x', 400],
    ['no body', `multipart/form-data; boundary=${BOUNDARY}`, '', 400],
    ['no end', `multipart/form-data; boundary=${BOUNDARY}`, `${partHead('title')}x`, 400],
    ['no end of a file', `multipart/form-data; boundary=${BOUNDARY}`, partHead('images', 'a'), 400],
    ['rubbish', `multipart/form-data; boundary=${BOUNDARY}`, '\0\r\n--\r\n'.repeat(99), 400],
    ['JSON', 'application/json', '{"title":"x"}', 415],
    ['another kind of form', 'application/x-www-form-urlencoded', 'title=x', 415],
  ])('%s: refused', async (_name, type, body, status) => {
    const answer = await shop.call({
      method: 'POST',
      url: '/product',
      headers: { ...staff, 'content-type': type },
      body,
    });
    expect(answer.status).toBe(status);
    expect(await products()).toHaveLength(1);
  });

  test.each(['__proto__', 'constructor', 'toString'])('a field named %s: refused', async (name) => {
    const parts: FormParts = [...fieldsOf(PRODUCT_FIELDS), [name, '{"a":1}']];
    expect((await send([...parts, ...(await threeImages())])).status).toBe(400);
  });

  test('a file in another field: refused', async () => {
    const [, file] = await imagePart('red');
    const { status } = await send([...fieldsOf(PRODUCT_FIELDS), ['description', file]]);
    expect(status).toBe(400);
  });

  test('of several pictures the one that is refused is named', async () => {
    const bytes = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
    const heic = ['images', { name: 'IMG_0042.HEIC', bytes }] as const;
    const [red, , blue] = await threeImages();
    const { status, body } = await send([
      ...fieldsOf(PRODUCT_FIELDS),
      ...(red ? [red] : []),
      heic,
      ...(blue ? [blue] : []),
    ]);
    expect(status).toBe(415);
    expect(body.message).toBe(`Picture 2 (IMG_0042.HEIC): ${messages.heicPicture.en}`);
  });

  test('a visitor: refused, unread', async () => {
    const { status } = await sendForm(shop, { headers: {} }, await threeImages());
    expect(status).toBe(401);
  });
});

test.each([
  '../../evil.png',
  '..\\..\\evil.png',
  '/etc/evil.png',
  'a\0b.png',
  '.',
  '',
  'x'.repeat(5000),
])('a file of an evil name (%#) lands where every file lands', async (name) => {
  const before = await filesBelow(dirname(shop.uploadsDir));
  const images = await Promise.all(
    ['red', 'green', 'blue'].map((colour) => imagePart(colour, name)),
  );
  const { status, body } = await send([...fieldsOf(PRODUCT_FIELDS), ...images]);
  expect(status).toBe(201);
  for (const path of body.product.images)
    expect(path).toMatch(/^\/uploads\/products\/[\w-]+\.webp$/);
  const added = (await filesBelow(dirname(shop.uploadsDir))).filter(
    (file) => !before.includes(file),
  );
  expect(added.filter((file) => !/^uploads\/(products|\.derived)\//.test(file))).toEqual([]);
  await shop.call({ method: 'DELETE', url: `/product/${body.product.id}`, headers: staff });
});

test('what a sender who goes away has sent is removed', async () => {
  const request = begin();
  request.on('error', () => undefined);
  request.write(partHead('images', 'a.png'));
  request.write(MEGABYTE);
  while ((await incoming()).length === 0) await wait(5);
  request.destroy();
  while ((await incoming()).length > 0) await wait(5);
  expect(await products()).toHaveLength(1);
});

test('what a killed server left behind goes; what another server is taking in stays', async () => {
  const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of ['left-behind', 'under-way']) {
    await mkdir(join(shop.uploadsDir, '.incoming', name), { recursive: true });
    await writeFile(join(shop.uploadsDir, '.incoming', name, '0'), 'half a picture');
  }
  await utimes(join(shop.uploadsDir, '.incoming/left-behind'), hoursAgo, hoursAgo);
  await shop.pictures.tidy();
  await shop.pictures.tidy();
  expect(await readdir(join(shop.uploadsDir, '.incoming'))).toEqual(['under-way']);
  await rm(join(shop.uploadsDir, '.incoming'), { recursive: true });
});
