import path from 'node:path';
import { figuresOf } from '@pasal/server/testing/figures';
import { mayMount, mountSmallDisk } from '@pasal/server/testing/small-disk';
import { measureStorage } from './storage-metrics';

const DOCS = path.resolve(__dirname, '../../../docs');
const AWAY = '/no/such/folder';

/** The metric series of the disks, each by its name and folder. */
async function seriesOf(folders: { data: string; pictures: string }) {
  const text = await figuresOf(measureStorage(folders));
  const lines = text.matchAll(/^(pasal_disk_\w+)\{folder="(\w+)"\} (\S+)$/gm);
  return new Map([...lines].map(([, name, folder, value]) => [`${name} ${folder}`, Number(value)]));
}

test('free space and size are measured of the disk of each folder; one that is away has no series', async () => {
  const series = await seriesOf({ data: DOCS, pictures: AWAY });
  expect([...series.keys()].toSorted()).toEqual([
    'pasal_disk_free_bytes data',
    'pasal_disk_size_bytes data',
  ]);
  const [free = 0, size = 0] = [...series.keys()].toSorted().map((key) => series.get(key));
  expect(free).toBeGreaterThan(0);
  expect(size).toBeGreaterThan(free);
});

(mayMount() ? test : test.skip)('of a disk that is filled next to nothing is free', async () => {
  const disk = await mountSmallDisk(8);
  await disk.fill(1024 * 64);
  const series = await seriesOf({ data: disk.folder, pictures: AWAY });
  await disk.remove();
  expect(series.get('pasal_disk_free_bytes data')).toBeLessThan(1024 * 1024);
  expect(series.get('pasal_disk_size_bytes data')).toBeGreaterThan(4 * 1024 * 1024);
});
