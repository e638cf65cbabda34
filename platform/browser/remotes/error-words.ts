import { ERROR_LIMITS } from '../../contract/limits';
import type { ErrorWords } from '../../contract/release-errors';

/** A place in a file of a release, as stacks of any browser name it. */
const PLACE = /\/(?:remotes\/([^/\s]+)|(host))\/([^/\s]+)\/([\w.-]+\.js)[^:\s]*:(\d+):(\d+)/g;

/** What a browser says of an error: its message, and where it happened in the files of releases. */
export function wordsOf(error: unknown, path: string): ErrorWords | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message, frame, frames } = ERROR_LIMITS;
  const places = [...(error.stack ?? '').matchAll(PLACE)].map(
    ([, remote, host = remote, version, file, line, column]) =>
      `${host}/${version}/${file}:${line}:${column}`,
  );
  return {
    message: `${error.name}: ${error.message}`.slice(0, message),
    frames: places.filter(({ length }) => length <= frame).slice(0, frames),
    path: path.slice(0, ERROR_LIMITS.path),
  };
}
