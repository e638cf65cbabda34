import { measureHostScript, timeLimits } from './time-limits';

test.each([
  [0, [4000, 3000, 2000], 10_000],
  [2000, [4000, 3000, 2000], 10_000],
  [3000, [6000, 4500, 3000], 15_000],
  [6000, [12_000, 9000, 6000], 30_000],
  [60_000, [12_000, 9000, 6000], 30_000],
])('where the host’s script took %i ms a script may take %j, a part %i', (took, tries, budget) => {
  expect(timeLimits(took)).toEqual({ tries, budget });
});

test('the host’s own script is the measure; where nothing is known of it the line counts as quick', () => {
  const page = document.implementation.createHTMLDocument();
  const getEntriesByName = jest.fn(() => [{ duration: 2500 }] as PerformanceEntryList);
  expect(measureHostScript(page, { getEntriesByName })).toBe(0);
  page.head.innerHTML = '<script src="/host/1/host.js"></script>';
  expect(measureHostScript(page, { getEntriesByName })).toBe(2500);
  expect(getEntriesByName).toHaveBeenCalledWith(expect.stringContaining('/host/1/'), 'resource');
  expect(measureHostScript(page, { getEntriesByName: () => [] })).toBe(0);
});
