import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ErrorWords } from '../../../contract/release-errors';
import type { ReleaseRecord } from '../../../contract/release';
import { splitLanguage } from '../../../contract/language';
import { matchRoute } from '../../match-route';
import type { PlatformDatabase } from '../../tables';
import type { ReleaseStore } from '../release-store';
import { browserFamilyOf } from './browser-family';
import { addError, addVisit } from './errors.repository';
import { openReleaseCode, readFrame } from './release-code';
import type { MetError } from './send-errors';
import { scrub } from './scrub';

/** An error that a page reported of a release. */
export interface ReportedError {
  name: string;
  version: string;
  phase: string;
  words: ErrorWords;
  userAgent: string;
  /** The releases the page was made with, by name: places in others are dropped. */
  versions: ReadonlyMap<string, string>;
}

/** How many frames tell one error from another. */
const FRAMES_OF_KEY = 3;

const routeOf = ({ routes }: ReleaseRecord, path: string): string | null =>
  routes.find((route) => matchRoute(route.path, path) !== null)?.path ?? null;

/**
 * Keeps what browsers say of errors, for the team of the release: without people's data, each once, with how often and
 * where it happens.
 */
export function openErrorKeeper(
  db: Kysely<PlatformDatabase>,
  store: Pick<ReleaseStore, 'findForVisitor'>,
  send: (error: MetError) => void,
) {
  const code = openReleaseCode(store);
  return async function keepError({ name, version, phase, words, ...from }: ReportedError) {
    const release = await store.findForVisitor(name, version);
    if (!release) return;
    const places = words.frames
      .flatMap((frame) => readFrame(frame) ?? [])
      .filter((place) => from.versions.get(place.name) === place.version);
    const message = scrub(words.message, await code.wordsOf(places));
    const first = words.frames.slice(0, FRAMES_OF_KEY).join(' ');
    const fingerprint = createHash('sha256').update(`${phase}\n${message}\n${first}`).digest('hex');
    const browser = browserFamilyOf(from.userAgent);
    const key = { name, version, fingerprint };
    const known = await addVisit(db, key, browser);
    if (known) return send({ name, version, phase, message, ...known, browser, isNew: false });
    const frames = (await Promise.all(places.map(code.sourceOf))).filter((frame) => frame !== null);
    const route = routeOf(release.record, splitLanguage(words.path).path);
    const error = { name, version, phase, message, frames, route };
    await addError(db, { ...error, fingerprint }, browser);
    send({ ...error, browser, isNew: true });
  };
}
