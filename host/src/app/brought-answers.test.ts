import { packLists } from '@pasal/platform/contract/packed-lists';
import { areCurrent, readAnswers } from './brought-answers';

function pageWith(text: string) {
  const page = document.implementation.createHTMLDocument();
  const element = page.createElement('script');
  element.id = 'answers';
  element.type = 'application/json';
  element.textContent = text;
  page.head.append(element);
  return page;
}

test('answers are read as responses are: pictures are lists from here on (R3.8)', () => {
  const text = '[{"call":"x","body":{"product":{"images":"[\\"/a.webp\\"]"}}}]';
  expect(readAnswers(pageWith(text))).toEqual([
    { call: 'x', body: { product: { images: ['/a.webp'] } } },
  ]);
});

test('lists are whole again, however the document packs them', () => {
  const products = [1, 2, 3].map((id) => ({ id, images: `["/${id}.webp"]` }));
  const text = JSON.stringify([{ call: 'x', body: packLists({ products }) }]);
  expect(text).toContain('$fields');
  expect(readAnswers(pageWith(text))).toEqual([
    { call: 'x', body: { products: [1, 2, 3].map((id) => ({ id, images: [`/${id}.webp`] })) } },
  ]);
});

test('a document without answers, or with broken ones, leaves it to the page to ask', () => {
  expect(readAnswers(document.implementation.createHTMLDocument())).toEqual([]);
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(readAnswers(pageWith('[{"call"'))).toEqual([]);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockClear();
});

const load = (type: string, transferSize: number) => ({ type, transferSize });
test.each([
  ['a page just loaded', 500, [load('navigate', 4000)], true],
  ['a page just loaded again', 500, [load('reload', 300)], true],
  ['one the browser still had, on the way back', 500, [load('back_forward', 0)], false],
  ['one it asked about on the way back', 500, [load('back_forward', 300)], true],
  ['one without timings', 500, [], true],
  ['one open for a minute', 60_000, [load('navigate', 4000)], false],
])('%s (%i ms): %j: current: %s', (_, now, loads, expected) => {
  const getEntriesByType = () => loads as unknown as PerformanceEntryList;
  expect(areCurrent({ now: () => now, getEntriesByType })).toBe(expected);
});
