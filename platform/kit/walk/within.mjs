import { noAnswer } from './finding-texts.mjs';

/**
 * Waits for some work with a time limit: a page in an endless loop never answers.
 * @template Done
 * @param {number} milliseconds
 * @param {Promise<Done>} work
 */
export async function within(milliseconds, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(noAnswer(milliseconds / 1000))), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
