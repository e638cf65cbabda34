import { readdir } from 'node:fs/promises';
import { mayMount, mountSmallDisk } from '../testing/small-disk';
import { openBackupStore } from './backup-store';

(mayMount() ? test : test.skip)(
  'a disk is never filled: it is said, and nothing is left',
  async () => {
    const disk = await mountSmallDisk(100);
    try {
      const { files, backups } = openBackupStore(disk.folder);
      await expect(files.put('pasal-20261126T203000Z.tar.gz', Buffer.from('rows'))).rejects.toThrow(
        /has \d+ MB left, too little for a backup/,
      );
      expect(await backups()).toEqual([]);
      expect(await readdir(`${disk.folder}/.incoming`)).toEqual([]);
    } finally {
      await disk.remove();
    }
  },
);
