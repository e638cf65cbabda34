import { connectDatabase } from '../../server/src/db/connect';
import { migrateToLatest } from '../../server/src/db/migrate';
import { quantile } from '../load';
import type { Finding } from '../report';
import { askQuestions, type Answer } from './ask-questions';
import { KEPT_APART, KEPT_APART_NOTHING } from './kept-apart';
import { fillWithDemo } from './open-demo';
import { NOTHING, QUESTIONS } from './questions';

/** Percent of the questions whose first result is of a right kind. */
const answered = (answers: readonly Answer[]) =>
  (100 * answers.filter(({ isRight }) => isRight).length) / answers.length;

/** How many everyday questions the demo's search answers, and how long one takes in the embedded database. */
export async function measureQuestions(): Promise<Finding[]> {
  const { db, close } = await connectDatabase({});
  try {
    await migrateToLatest(db);
    const typeOf = await fillWithDemo(db);
    const own = await askQuestions(db, QUESTIONS, typeOf);
    const apart = await askQuestions(db, KEPT_APART, typeOf);
    const senseless = [{ fitting: [], typed: [...NOTHING, ...KEPT_APART_NOTHING] }];
    const nothing = await askQuestions(db, senseless, typeOf);
    for (const { typed, found } of [...own, ...apart].filter(({ isRight }) => !isRight)) {
      process.stderr.write(`${typed}: ${found.join(', ') || 'nothing'}\n`);
    }
    const times = [...own, ...apart].map(({ time }) => time);
    const invented = nothing.filter(({ found }) => found.length > 0).length;
    return [
      {
        what: `questions answered, of ${own.length}`,
        figures: [answered(own)],
        unit: '%',
        least: 99,
      },
      { what: `of ${apart.length} kept apart`, figures: [answered(apart)], unit: '%', least: 96 },
      { what: 'words without sense that find something', figures: [invented], unit: '', most: 0 },
      { what: 'a question, median', figures: [quantile(times, 0.5)], unit: 'ms', below: 10 },
      { what: 'a question, p95', figures: [quantile(times, 0.95)], unit: 'ms' },
    ];
  } finally {
    await close();
  }
}
