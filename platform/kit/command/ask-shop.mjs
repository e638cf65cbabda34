import { Failure } from './failure.mjs';

/**
 * @typedef {{ text: string }} Problem
 * @typedef {{ message?: string, details?: { problems?: Problem[] } }} Refused
 * @typedef {{ message: string, code?: string, cause?: { code?: string } }} Cause
 * @typedef {{ message: string, status?: number, cause?: Partial<Cause>, undone?: string }} Failed
 */

/**
 * The problems of a release that the shop rejects, one line each.
 * @param {readonly Problem[]} problems
 */
export const linesOf = (problems) => problems.map(({ text }) => `- ${text}`);

/**
 * The error of a rejected call: its message, or each problem of a rejected release.
 * @param {number} status
 * @param {Refused} said
 */
export function refusalOf(status, { message = `the shop answered ${status}`, details }) {
  const lines = linesOf(details?.problems ?? []);
  const reason = lines.length > 0 ? 'the shop refuses it, as is said above.' : message;
  return Object.assign(new Failure(reason, lines), { status });
}

/**
 * The cause of a failed connection, in the system's words.
 * @param {Failed} failed
 */
const causeOf = ({ cause, message }) => cause?.message || cause?.code || message;

/**
 * @param {string} url
 * @param {RequestInit} options
 */
export async function request(url, options) {
  try {
    return await fetch(url, options);
  } catch (error) {
    throw new Error(
      `${new URL(url).origin} cannot be reached: ${causeOf(/** @type {Failed} */ (error))}`,
      {
        cause: error,
      },
    );
  }
}

/**
 * The answer's body; undefined if it is not JSON.
 * @param {Response} answer
 */
export async function bodyOf(answer) {
  try {
    return await answer.json();
  } catch {
    return {};
  }
}
