test('loading the rules makes no formatter of a language: it takes a slow phone 65 ms and more', () => {
  const numbers = jest.spyOn(Intl, 'NumberFormat');
  const dates = jest.spyOn(Intl, 'DateTimeFormat');
  jest.isolateModules(() => void jest.requireActual('@pasal/shared/domain'));
  expect(numbers).not.toHaveBeenCalled();
  expect(dates).not.toHaveBeenCalled();
});
