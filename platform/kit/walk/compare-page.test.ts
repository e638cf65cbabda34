import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const urlOf = (...names: string[]) =>
  JSON.stringify(pathToFileURL(path.join(__dirname, ...names)).href);

/** The findings for a page, from the measurements of each look at the candidate and at live. */
function compare(candidate: object[], live: object[]): string[] {
  const figures = { 'http://candidate.example': candidate, 'http://live.example': live };
  const [first, second] = Object.keys(figures).map((base) => ({ base }));
  const look = { address: '/', viewport: { width: 390, height: 844 }, money: 'Rs' };
  const script = `import { comparePage } from ${urlOf('compare-page.mjs')};
    import { measuredBrowser } from ${urlOf('..', 'testing', 'measured-browser.mjs')};
    const look = ${JSON.stringify({ candidate: first, live: second, ...look })};
    const browser = measuredBrowser(${JSON.stringify(figures)});
    console.log(JSON.stringify(await comparePage(browser, look)));
    process.exit();`;
  const words = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as string[];
}

const FAST = { blocked: 70, paint: 900 };
const BUSY = { blocked: 960, paint: 2700 };

it('finds nothing in a page that was slow by chance, once or twice', () => {
  expect(compare([BUSY, FAST], [FAST, BUSY])).toEqual([]);
  expect(compare([BUSY, BUSY, FAST], [FAST, BUSY, FAST])).toEqual([]);
});

it('finds a page that is slower whenever it is looked at, by the best that was measured', () => {
  expect(compare([BUSY, BUSY, BUSY], [FAST, FAST, BUSY])).toEqual([
    'is blocked for 960 ms, and was for 70 ms',
    'is painted after 2700 ms, and was after 900 ms',
  ]);
});
