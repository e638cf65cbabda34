import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { diskFiles } from '@pasal/core/files/disk-files';
import { wordmarkPicture } from './art/wordmarks';
import { drawPictures } from './draw-pictures';

let uploadsDir: string;
beforeAll(async () => {
  uploadsDir = await mkdtemp(join(tmpdir(), 'pasal-drawn-'));
});
afterAll(() => rm(uploadsDir, { recursive: true, force: true }));

const svg = () => wordmarkPicture('Yale');

it('leaves the ground of a wordmark free, and of no other picture', async () => {
  await drawPictures(diskFiles(uploadsDir), [
    { file: 'mark.webp', svg, transparent: true },
    { file: 'picture.webp', svg },
  ]);
  const channelsOf = async (file: string) => {
    const { channels } = await sharp(join(uploadsDir, file)).stats();
    return channels.map(({ min, max }) => [min, max]);
  };
  expect((await channelsOf('mark.webp'))[3]).toEqual([0, 255]);
  expect(await channelsOf('picture.webp')).toHaveLength(3);
});
