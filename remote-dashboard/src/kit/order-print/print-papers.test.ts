import { printPapers } from './print-papers';

it('prints each paper in the language of its buyer: those of another than the page at one page of theirs', () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const [one, two, three, four] = [
    { id: 1 },
    { id: 2, language: 'ne' },
    { id: 3, language: 'en' },
    { id: 4, language: 'ne' },
  ] as const;
  const here = jest.fn();
  printPapers([one, two, three, four], here, (ids) => `/papers/${ids.join()}`);
  expect(here.mock.calls).toEqual([[[one, three]]]);
  expect(opened.mock.calls).toEqual([['/ne/papers/2,4', '_blank']]);
});
