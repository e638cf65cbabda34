import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { diskFiles } from '@pasal/core/files/disk-files';
import { wordmarkPicture } from './art/wordmarks';
import { pictureDrawer } from './draw-pictures';

let uploadsDir: string;
beforeEach(async () => {
  uploadsDir = await mkdtemp(join(tmpdir(), 'pasal-drawn-'));
});
afterEach(() => rm(uploadsDir, { recursive: true, force: true }));

const svg = () => wordmarkPicture('Yale');

it('leaves the ground of a wordmark free, and of no other picture', async () => {
  const { drawRest } = pictureDrawer(diskFiles(uploadsDir), [
    { file: 'mark.webp', svg, transparent: true },
    { file: 'picture.webp', svg },
  ]);
  await drawRest();
  const channelsOf = async (file: string) => {
    const { channels } = await sharp(join(uploadsDir, file)).stats();
    return channels.map(({ min, max }) => [min, max]);
  };
  expect((await channelsOf('mark.webp'))[3]).toEqual([0, 255]);
  expect(await channelsOf('picture.webp')).toHaveLength(3);
});

it('draws each picture once, those that are asked for before the others, and none that is there', async () => {
  await writeFile(join(uploadsDir, 'there.webp'), 'ours');
  const drawn: string[] = [];
  const pictures = ['there', 'one', 'two', 'three', 'four'].map((name) => ({
    file: `${name}.webp`,
    svg() {
      drawn.push(name);
      return svg();
    },
  }));
  const { drawNow, drawRest } = pictureDrawer(diskFiles(uploadsDir), pictures);
  const rest = drawRest();
  await Promise.all([drawNow('four.webp'), drawNow('four.webp'), drawNow('of-nobody.webp')]);
  expect(drawn).not.toContain('three');
  await rest;
  expect(drawn.toSorted()).toEqual(['four', 'one', 'three', 'two']);
});
