import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { buildDrawingProcess } from '../../testing/server-process';
import { noise, pixelBomb } from '../../testing/test-pictures';
import { drawingApart, DrawingProcessError } from './drawing-apart';
import { drawings } from './drawings';

const CACHE = resolve(__dirname, '../../../../node_modules/.cache/pasal-test');
/** Longer than any test, but no longer than needed. */
const FOR_EVER = 600_000;
const AT_ONCE = 1;

let directory: string;
let file: string;
let picture: string;
let apart: ReturnType<typeof drawingApart> | undefined;

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  directory = await mkdtemp(join(CACHE, 'drawing-'));
  file = await buildDrawingProcess(directory);
  picture = join(directory, 'picture.png');
  await writeFile(picture, await noise(700, 90).png().toBuffer());
});
afterEach(async () => {
  await apart?.close();
  expect(processes()).toEqual([]);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

function open(rest = FOR_EVER) {
  apart = drawingApart(file, rest);
  return apart.drawings;
}

/** The drawing processes of this one. */
function processes(): number[] {
  const list = execFileSync('ps', ['-o', 'pid=,stat=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  const lines = list.split('\n').filter((line) => line.includes(file));
  return lines.map((line) => Number.parseInt(line, 10));
}

test('a picture is the same as one drawn here, of one process for all that is asked', async () => {
  const draw = open();
  expect(processes()).toEqual([]);
  const [size, variant, master, icon] = await Promise.all([
    draw.readSize(picture),
    draw.drawVariant(picture, 320, 'webp'),
    draw.drawMaster(picture, 'png'),
    draw.drawPng('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 72, 64),
  ]);
  expect(size).toMatchObject({ width: 700 });
  expect(Buffer.isBuffer(variant)).toBe(true);
  expect(variant.equals(await drawings.drawVariant(picture, 320, 'webp'))).toBe(true);
  expect((await sharp(master).metadata()).width).toBe(700);
  expect((await sharp(icon).metadata()).width).toBe(64);
  expect(processes()).toHaveLength(1);
});

test('what is wrong with a picture is told as the library says it', async () => {
  const draw = open();
  const broken = join(directory, 'broken.webp');
  const bomb = join(directory, 'bomb.png');
  await writeFile(broken, 'not a picture');
  await writeFile(bomb, await pixelBomb(8000, 8000));
  await expect(draw.drawVariant(broken, 160, 'avif')).rejects.toThrow('unsupported image format');
  await expect(draw.drawMaster(bomb, 'png')).rejects.toThrow('exceeds pixel limit');
  await expect(draw.drawMaster(picture, 'webp')).rejects.toThrow('the picture is png, not webp');
});

test('it ends when nobody has asked for a while, and the next picture gets another', async () => {
  const draw = open(AT_ONCE);
  await draw.readSize(picture);
  while (processes().length > 0) await wait(5);
  expect(await draw.readSize(picture)).toMatchObject({ width: 700 });
});

test('one that dies fails what it was drawing, and the next picture gets another', async () => {
  const draw = open();
  await draw.readSize(picture);
  const [first = 0] = processes();
  const drawing = draw.drawVariant(picture, undefined, 'avif');
  process.kill(first, 'SIGKILL');
  await expect(drawing).rejects.toThrow(
    new DrawingProcessError('No picture can be drawn: it ended with SIGKILL'),
  );
  expect(await draw.readSize(picture)).toMatchObject({ width: 700 });
  expect(processes()).not.toContain(first);
});

test('where none can begin, that is told', async () => {
  apart = drawingApart(join(directory, 'nowhere.mjs'));
  await expect(apart.drawings.readSize(picture)).rejects.toThrow(DrawingProcessError);
});
