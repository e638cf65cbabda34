import { spaceOf } from '../../data-directory/free-space';
import { measure, type Meter, type Sample } from '../../observe/meter';

/** Folders of the shop by content; they may be on separate disks. */
export type StorageFolders = Readonly<Partial<Record<'data' | 'pictures', string>>>;

const GAUGES = [
  {
    name: 'pasal_disk_size_bytes',
    help: 'Size of the disk on which a folder of the shop lies.',
    part: 'size',
  },
  {
    name: 'pasal_disk_free_bytes',
    help: 'Bytes the shop may still write on that disk.',
    part: 'free',
  },
] as const;

/** Measures the disk of each folder; a missing disk has no series. */
export const measureStorage =
  (folders: StorageFolders): Meter =>
  (registers) => {
    for (const { part, ...about } of GAUGES) {
      measure(registers, {
        ...about,
        kind: 'gauge',
        labelNames: ['folder'],
        async read() {
          const samples: Sample[] = [];
          for (const [folder, place] of Object.entries(folders)) {
            const space = await spaceOf(place);
            if (space) samples.push({ labels: { folder }, value: space[part] });
          }
          return samples;
        },
      });
    }
  };
