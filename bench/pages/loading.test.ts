import { loadingOf, type Fetched } from './loading';

const fetched = (path: string, startTime: number, responseEnd: number, bytes = 1000): Fetched => ({
  url: `http://127.0.0.1:1${path}`,
  startTime,
  responseEnd,
  bytes,
});

test('scripts count by their size, those asked for before the paint apart', () => {
  const all = [
    fetched('/a.js', 100, 300, 5000),
    fetched('/a.css', 100, 900),
    fetched('/b.js', 310, 700, 2000),
  ];
  expect(loadingOf(all, 305)).toMatchObject({
    allScript: 700,
    scriptSize: 7,
    scriptSizeBeforePaint: 5,
  });
});

test('what is fetched after a rest is fetched for another page', () => {
  const all = [
    fetched('/next.js', 1200, 1300),
    fetched('/api/v1/next', 1200, 1300),
    fetched('/a.js', 100, 700),
    fetched('/api/v1/own', 300, 650),
  ];
  expect(loadingOf(all, 50)).toMatchObject({ allScript: 700, calls: 1 });
});

test('a rest before the first script belongs to the page', () => {
  const all = [fetched('/picture', 100, 200), fetched('/a.js', 800, 900)];
  expect(loadingOf(all, 210)).toMatchObject({ allScript: 900, scriptSizeBeforePaint: 0 });
});

test('a page without script has all of it at once', () => {
  expect(loadingOf([], 100)).toMatchObject({ allScript: 0, scriptSize: 0, calls: 0 });
});
