import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['e2e/stories', 'platform/e2e/stories'];
/** Asserts layout on each page, in a story of each width. */
const BOTH_BY_DAY = ['storefront-standard.story.ts'];
/** A loop that registers stories over the widths themselves. */
const LOOP = /^for \((?:(?!\{\n)[^])*?(?:\b(?:390|1440)\b|WIDTHS)(?:(?!\{\n)[^])*\{\n/m;

test('a story is told on one screen by day: its loop asks screens() or widths()', () => {
  const looping = FOLDERS.flatMap((folder) => {
    const place = path.resolve(__dirname, '../..', folder);
    return readdirSync(place).filter((file) => {
      const text = readFileSync(path.join(place, file), 'utf8');
      return LOOP.test(text.replaceAll(/\b(?:screens|widths)\(\d+\)/g, ''));
    });
  });
  expect(looping).toEqual(BOTH_BY_DAY);
});
