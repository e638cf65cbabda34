import { brotliDecompressSync } from 'node:zlib';
import { createDenseForms } from './dense-forms';

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a body asked for three times gets a dense form, made once', async () => {
  const make = jest.fn((body: Buffer) => Promise.resolve(body.subarray(1)));
  const denseOf = createDenseForms(make);
  const body = Buffer.from('page');
  expect([denseOf(body), denseOf(body)]).toEqual([undefined, undefined]);
  await settle();
  expect(make).not.toHaveBeenCalled();
  denseOf(body);
  denseOf(body);
  await settle();
  expect(denseOf(body)?.toString()).toBe('age');
  expect(make).toHaveBeenCalledTimes(1);
});

test('bodies are taken one after the other, and no more than eight wait', async () => {
  const ends: (() => void)[] = [];
  const make = jest.fn(
    (body: Buffer) => new Promise<Buffer>((resolve) => ends.push(() => resolve(body))),
  );
  const denseOf = createDenseForms(make);
  const bodies = Array.from({ length: 12 }, (_, index) => Buffer.from(`page ${index}`));
  for (const body of [...bodies, ...bodies, ...bodies]) denseOf(body);
  for (let turn = 1; turn <= 8; turn += 1) {
    await settle();
    expect(make).toHaveBeenCalledTimes(turn);
    ends[turn - 1]?.();
  }
  await settle();
  expect(make).toHaveBeenCalledTimes(8);
  const last = bodies.at(-1) ?? Buffer.alloc(0);
  denseOf(last);
  await settle();
  expect(make).toHaveBeenCalledTimes(9);
});

test('one that fails is tried again, and those after it have their turn', async () => {
  const make = jest
    .fn((body: Buffer) => Promise.resolve(body))
    .mockRejectedValueOnce(new Error('no memory'));
  const denseOf = createDenseForms(make);
  const [one, other] = [Buffer.from('one'), Buffer.from('other')];
  for (const body of [one, one, one, other, other, other]) denseOf(body);
  await settle();
  expect([denseOf(one), denseOf(other)]).toEqual([undefined, other]);
  await settle();
  expect(denseOf(one)).toEqual(one);
});

test('the form is smaller, and the same page', async () => {
  const denseOf = createDenseForms();
  const text = Array.from({ length: 500 }, (_, index) => `<li>Product ${index * 7919}</li>`).join();
  const body = Buffer.from(text);
  denseOf(body);
  denseOf(body);
  denseOf(body);
  let dense: Buffer | undefined;
  while (!dense) {
    await settle();
    dense = denseOf(body);
  }
  expect(brotliDecompressSync(dense).toString()).toBe(text);
});
