import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { ReleaseStore } from '../release-store';
import { wordsOfCode } from './scrub';

/** The most files whose words, and whose source maps, are kept at hand. */
const MOST_WORDS = 40;
const MOST_MAPS = 4;
/** `offers/1.0.0/12.ab.js:1:234` */
const FRAME = /^([a-z][a-z0-9-]*)\/([^/]+)\/([\w.@-]+\.js):(\d+):(\d+)$/;
/** The way from a build's file to the folder of its sources. */
const TO_SOURCE = /^webpack:\/\/[^/]*\/(?:\.\/)?(?:\.\.\/)*/;

interface Place {
  name: string;
  version: string;
  file: string;
  line: number;
  column: number;
}

/** A place in the file of a release; null for anything else. */
export function readFrame(frame: string): Place | null {
  const [, name = '', version = '', file = '', line, column] = FRAME.exec(frame) ?? [];
  return name === '' ? null : { name, version, file, line: Number(line), column: Number(column) };
}

/** What is known of the code of releases: the words it is made of, and where it comes from. */
export interface ReleaseCode {
  /** The words of the files that these places are in. */
  wordsOf: (places: readonly Place[]) => Promise<(word: string) => boolean>;
  /** `src/pages/offers.tsx:12:8 OffersPage`; the build's own file where it has no map; null where there is no such file. */
  sourceOf: (place: Place) => Promise<string | null>;
}

export function openReleaseCode(store: Pick<ReleaseStore, 'findForVisitor'>): ReleaseCode {
  const words = new LRUCache<string, Set<string>>({ max: MOST_WORDS });
  const maps = new LRUCache<string, TraceMap>({ max: MOST_MAPS });

  /** Null for a file that the release does not have. */
  async function pathOf({ name, version, file }: Place): Promise<string | null> {
    const release = await store.findForVisitor(name, version);
    if (!release || !Object.hasOwn(release.record.integrity, file)) return null;
    return path.join(release.folder, file);
  }

  async function wordsIn(file: string): Promise<Set<string>> {
    const known = words.get(file) ?? wordsOfCode(await readFile(file, 'utf8'));
    words.set(file, known);
    return known;
  }

  async function mapOf(file: string): Promise<TraceMap | null> {
    const known = maps.get(file);
    if (known) return known;
    const text = await readFile(`${file}.map`, 'utf8').catch(() => null);
    if (text === null) return null;
    const map = new TraceMap(text);
    maps.set(file, map);
    return map;
  }

  return {
    async wordsOf(places) {
      const files = new Set(await Promise.all(places.map(pathOf)));
      files.delete(null);
      const known = await Promise.all([...files].map((file) => wordsIn(file as string)));
      return (word) => known.some((each) => each.has(word));
    },
    async sourceOf(place) {
      const file = await pathOf(place);
      if (file === null) return null;
      const { line, column } = place;
      const map = await mapOf(file);
      // Browsers count columns from one.
      const found = map && originalPositionFor(map, { line, column: Math.max(0, column - 1) });
      if (!found || found.source === null) return `${place.file}:${line}:${column}`;
      const source = found.source.replace(TO_SOURCE, '');
      const where = `${source}:${found.line}:${found.column + 1}`;
      return found.name === null ? where : `${where} ${found.name}`;
    },
  };
}
