import type { ConnectedDatabase } from '../../server/src/db/connect';
import { openEmptyEmbedded } from '../../server/src/testing/database/embedded-database';
import { askQuestions } from './ask-questions';
import { HELD_OUT, HELD_OUT_NOTHING } from './held-out';
import { fillWithDemo } from './open-demo';
import { NOTHING, QUESTIONS } from './questions';

let db: ConnectedDatabase['db'];
let close: () => Promise<void>;
let typeOf: Awaited<ReturnType<typeof fillWithDemo>>;

beforeAll(async () => {
  ({ db, close } = await openEmptyEmbedded());
  typeOf = await fillWithDemo(db);
});
afterAll(() => close());

const wrongOf = async (questions: typeof QUESTIONS) =>
  (await askQuestions(db, questions, typeOf)).filter(({ isRight }) => !isRight);
const numberOf = (questions: typeof QUESTIONS) => questions.flatMap(({ typed }) => typed).length;

test.each([
  ['the questions', QUESTIONS, 500, 0.01],
  ['those held out', HELD_OUT, 190, 0.04],
])('%s are answered, nearly all', async (_name, questions, least, mostWrong) => {
  const wrong = await wrongOf(questions);
  const all = numberOf(questions);
  expect(all).toBeGreaterThanOrEqual(least);
  expect(wrong.length / all <= mostWrong ? [] : wrong).toEqual([]);
});

test('words that mean nothing find nothing', async () => {
  const questions = [{ fitting: [], typed: [...NOTHING, ...HELD_OUT_NOTHING] }];
  const found = (await askQuestions(db, questions, typeOf)).filter(
    ({ found: some }) => some.length > 0,
  );
  expect(found).toEqual([]);
});
