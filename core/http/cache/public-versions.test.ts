import type { Kysely } from 'kysely';
import type { Database } from '@pasal/server/db/schema';
import { runStatement } from '../../db/statement';
import { createVersionReader } from './public-versions';

jest.mock('../../db/statement', () => ({
  runStatement: jest.fn(async () => [{ area: 'banner', version: '7' }]),
}));
const asked = jest.mocked(runStatement);
beforeEach(() => asked.mockClear());

/** A database whose only property is that it is a different object. */
const database = () => ({}) as Kysely<Database>;

test('answers and documents that are asked for at once share one question', async () => {
  const db = database();
  const found = await Promise.all([createVersionReader(db)(), createVersionReader(db)()]);
  expect(found.map((versions) => versions.get('banner'))).toEqual(['7', '7']);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('who asks later asks again, and each database for itself', async () => {
  const db = database();
  await createVersionReader(db)();
  await createVersionReader(db)();
  await createVersionReader(database())();
  expect(asked).toHaveBeenCalledTimes(3);
});
