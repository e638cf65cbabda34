import { waysOn } from './ways-on';

test('the categories that may be meant come first, each category once', () => {
  const suggestions = { words: ['camera', 'camera', 'cable'], categories: ['Cables'] };
  expect(waysOn(['Cameras', 'Cables'], suggestions)).toEqual({
    words: ['camera', 'cable'],
    categories: ['Cables', 'Cameras'],
  });
});

test('without suggestions the categories of the shop are there, and no more than one takes in', () => {
  const names = Array.from({ length: 20 }, (_, index) => `Category ${index}`);
  expect(waysOn(names, undefined)).toEqual({ words: [], categories: names.slice(0, 12) });
});
