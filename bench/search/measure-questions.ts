import { connectDatabase } from '../../server/src/db/connect';
import { migrateToLatest } from '../../server/src/db/migrate';
import { quantile } from '../load';
import type { Finding } from '../report';
import { askQuestions, type Answer } from './ask-questions';
import { HELD_OUT, HELD_OUT_NOTHING } from './held-out';
import { fillWithDemo } from './open-demo';
import { NOTHING, QUESTIONS } from './questions';

/** Percent of the questions whose first result is of a right kind. */
const answered = (answers: readonly Answer[]) =>
  (100 * answers.filter(({ isRight }) => isRight).length) / answers.length;

/**
 * Counts how many everyday questions the demo's search answers, and measures how long one takes in the
 * embedded database.
 */
export async function measureQuestions(): Promise<Finding[]> {
  const { db, close } = await connectDatabase({});
  try {
    await migrateToLatest(db);
    const typeOf = await fillWithDemo(db);
    const own = await askQuestions(db, QUESTIONS, typeOf);
    const heldOut = await askQuestions(db, HELD_OUT, typeOf);
    const senseless = [{ fitting: [], typed: [...NOTHING, ...HELD_OUT_NOTHING] }];
    const nothing = await askQuestions(db, senseless, typeOf);
    for (const { typed, found } of [...own, ...heldOut].filter(({ isRight }) => !isRight)) {
      process.stderr.write(`${typed}: ${found.join(', ') || 'nothing'}\n`);
    }
    const times = [...own, ...heldOut].map(({ time }) => time);
    const invented = nothing.filter(({ found }) => found.length > 0).length;
    return [
      {
        what: `questions answered, of ${own.length}`,
        figures: [answered(own)],
        unit: '%',
        least: 99,
      },
      {
        what: `of ${heldOut.length} kept apart`,
        figures: [answered(heldOut)],
        unit: '%',
        least: 96,
      },
      { what: 'words without sense that find something', figures: [invented], unit: '', most: 0 },
      { what: 'a question, median', figures: [quantile(times, 0.5)], unit: 'ms', below: 10 },
      { what: 'a question, p95', figures: [quantile(times, 0.95)], unit: 'ms' },
    ];
  } finally {
    await close();
  }
}
