import { setTimeout as pause } from 'node:timers/promises';
import { momentAs } from './moment.mjs';
import { remoteOf, shopOf } from './remote.mjs';

/** @import { ReleaseError } from '@pasal/platform/contract/release-errors' */

/** How often `--follow` asks, in milliseconds. */
const ASKED_EVERY = 5000;

/** @param {ReleaseError} error */
const browsersAs = ({ browsers }) =>
  Object.entries(browsers)
    .toSorted(([, one], [, other]) => other - one)
    .map(([browser, visits]) => `${browser} ${visits}`)
    .join(', ');

/**
 * An error in lines: what it says, how often and where it happens.
 * @param {ReleaseError} error
 */
export const linesOf = (error) => [
  `${error.message} (${error.version}, ${error.phase})`,
  ...error.frames.map((frame) => `    at ${frame}`),
  `  ${error.visits === 1 ? '1 visit' : `${error.visits} visits`} (${browsersAs(error)})${error.route === null ? '' : ` at ${error.route}`}, ${momentAs(error.first_seen)} to ${momentAs(error.last_seen)}`,
  '',
];

/**
 * Prints what browsers said of errors of the remote, the last seen at the end; with `--follow` also what comes.
 * @param {import('./commands.mjs').Given} given
 */
export async function errorsCommand(given) {
  const { name } = await remoteOf(given);
  const shop = shopOf(given);
  let since = '';
  do {
    const { errors } = await shop.errors(name);
    const fresh = errors.filter(({ last_seen: at }) => at > since).toReversed();
    for (const line of fresh.flatMap(linesOf)) console.log(line);
    if (since === '' && fresh.length === 0)
      console.log(`No browser has met an error of ${name} in the last 30 days.`);
    since = fresh.at(-1)?.last_seen ?? since;
    if (given.follow) await pause(ASKED_EVERY);
  } while (given.follow);
}
