import { connectDatabase, type ConnectedDatabase } from '../db/connect';
import { withPictures } from './stored-pictures';

let database: ConnectedDatabase;
beforeAll(async () => {
  database = await connectDatabase({});
});
afterAll(() => database.close());

const failing = async (error: Error) => {
  const removed: string[] = [];
  const pictures = {
    take: async (files: readonly string[]) => files.map((file) => `/uploads/${file}`),
    remove: async (paths: readonly string[]) => void removed.push(...paths),
  };
  const work = withPictures({ db: database.db, pictures }, [{ file: 'new.webp' }], async () => {
    throw error;
  });
  await expect(work).rejects.toBe(error);
  return removed;
};

test('pictures of a refused change go', async () => {
  const refused = Object.assign(new Error('duplicate key'), { code: '23505' });
  expect(await failing(refused)).toEqual(['/uploads/new.webp']);
});

test('pictures stay when nobody knows whether their change was kept', async () => {
  expect(await failing(new Error('Connection terminated unexpectedly'))).toEqual([]);
});
