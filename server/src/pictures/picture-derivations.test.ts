import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { diskFiles } from '@pasal/core/files/disk-files';
import { PICTURE_WIDTHS } from '@pasal/shared/domain';
import { pictureDerivations } from './picture-derivations';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pasal-derived-'));
  for (const name of ['a', 'b', 'c', 'd']) await writeFile(join(directory, `${name}.png`), name);
});
afterEach(() => rm(directory, { recursive: true }));

const source = (name: string) => ({ key: `${name}.png`, fingerprint: name });
const derived = () => readdir(join(directory, '.derived'));

/** Wider than every derived width. */
const wide = async () => 1600;

/** A renderer whose work ends when the test ends it. */
function heldRenderer() {
  const pending: (() => void)[] = [];
  const started: string[] = [];
  const render = async (file: string) => {
    started.push(basename(file));
    await new Promise<void>((resolve) => pending.push(resolve));
    return Buffer.from(basename(file));
  };
  return { render, started, release: () => pending.splice(0).forEach((resolve) => resolve()) };
}

async function untilStarted(started: readonly string[], count: number): Promise<void> {
  while (started.length < count) await new Promise((resolve) => setImmediate(resolve));
}

it('renders a variant once for callers who come together, and not again later', async () => {
  const { render, started, release } = heldRenderer();
  const { derive } = pictureDerivations(diskFiles(directory), { render, widthOf: wide });
  const callers = [derive(source('a'), 160, 'webp'), derive(source('a'), 160, 'webp')];
  await untilStarted(started, 1);
  release();
  expect((await Promise.all(callers)).map(String)).toEqual(['a.png', 'a.png']);
  expect(String(await derive(source('a'), 160, 'webp'))).toBe('a.png');
  expect(started).toEqual(['a.png']);
  expect(await derived()).toEqual(['a-160.webp']);
});

it('renders at most two at once', async () => {
  const { render, started, release } = heldRenderer();
  const { derive } = pictureDerivations(diskFiles(directory), { render, widthOf: wide });
  const all = Promise.all(['a', 'b', 'c', 'd'].map((name) => derive(source(name), 320, 'avif')));
  await untilStarted(started, 2);
  await new Promise((resolve) => setImmediate(resolve));
  expect(started).toHaveLength(2);
  release();
  await untilStarted(started, 4);
  release();
  expect(await all).toHaveLength(4);
});

it('keeps nothing of a failure and tries again', async () => {
  let calls = 0;
  const render = async () => {
    calls += 1;
    if (calls === 1) throw new Error('unreadable');
    return Buffer.from('picture');
  };
  const { derive } = pictureDerivations(diskFiles(directory), { render, widthOf: wide });
  await expect(derive(source('a'), 160, 'jpeg')).rejects.toThrow('unreadable');
  expect(String(await derive(source('a'), 160, 'jpeg'))).toBe('picture');
});

it('gives the picture even when it cannot be kept', async () => {
  await writeFile(join(directory, '.derived'), 'a file in the way');
  const { derive } = pictureDerivations(diskFiles(directory), {
    render: async () => Buffer.from('picture'),
    widthOf: wide,
  });
  expect(String(await derive(source('a'), 160, 'webp'))).toBe('picture');
});

it('encodes a picture once for all widths it does not reach', async () => {
  const file = join(directory, 'narrow.png');
  const create = { width: 200, height: 400, channels: 3, background: 'teal' } as const;
  // The picture is stored sideways: upright it is 400 wide.
  const pixels = sharp({ create }).withMetadata({ orientation: 6 });
  await pixels.png().toFile(file);
  const encoded: (number | undefined)[] = [];
  const render = async (_file: string, width: number | undefined) => {
    encoded.push(width);
    return Buffer.from(`${width ?? 'full'}`);
  };
  const { derive } = pictureDerivations(diskFiles(directory), { render });
  const narrow = { key: 'narrow.png', fingerprint: 'narrow' };
  const widths = [undefined, ...PICTURE_WIDTHS];
  const made = await Promise.all(widths.map((width) => derive(narrow, width, 'webp')));
  expect(made.map(String)).toEqual(['full', '160', '320', 'full', 'full', 'full', 'full']);
  expect(encoded.toSorted()).toEqual([160, 320, undefined]);
  expect(await derived()).toHaveLength(widths.length);
});
