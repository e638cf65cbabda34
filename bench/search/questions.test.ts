import { buildProducts } from '../../demo/src/catalogue/build-products';
import { insertDemo } from '../../demo/src/insert-demo';
import { planDemo } from '../../demo/src/plan-demo';
import { addKinds } from '../../server/src/db/reference/kinds/add-kinds';
import type { ConnectedDatabase } from '../../server/src/db/connect';
import { renewSearch } from '../../server/src/modules/product/search/renew-search';
import { openEmptyEmbedded } from '../../server/src/testing/database/embedded-database';
import { askQuestions } from './ask-questions';
import { KEPT_APART, KEPT_APART_NOTHING } from './kept-apart';
import { NOTHING, QUESTIONS } from './questions';

const NOW = new Date('2026-11-21T08:30:00Z');
const typeOf = new Map(buildProducts(NOW).map(({ title, art }) => [title, art]));
let db: ConnectedDatabase['db'];
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openEmptyEmbedded());
  await db.transaction().execute((trx) => insertDemo(trx, planDemo(NOW)));
  await db.transaction().execute(addKinds);
  await renewSearch(db);
});
afterAll(() => close());

const wrongOf = async (questions: typeof QUESTIONS) =>
  (await askQuestions(db, questions, typeOf)).filter(({ isRight }) => !isRight);
const numberOf = (questions: typeof QUESTIONS) => questions.flatMap(({ typed }) => typed).length;

test.each([
  ['the questions', QUESTIONS, 200],
  ['those kept apart', KEPT_APART, 100],
])('%s are answered, 95 of 100', async (_name, questions, least) => {
  const wrong = await wrongOf(questions);
  const all = numberOf(questions);
  expect(all).toBeGreaterThanOrEqual(least);
  expect(wrong.length / all <= 0.05 ? [] : wrong).toEqual([]);
});

test('words that mean nothing find nothing', async () => {
  const questions = [{ fitting: [], typed: [...NOTHING, ...KEPT_APART_NOTHING] }];
  const found = (await askQuestions(db, questions, typeOf)).filter(
    ({ found: some }) => some.length > 0,
  );
  expect(found).toEqual([]);
});
