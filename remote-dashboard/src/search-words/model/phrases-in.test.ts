import { phrasesIn } from './phrases-in';

test('phrases are parted by commas and lines, without what stands around them', () => {
  expect(phrasesIn(' fridge,  deep   freezer\nफ्रिज,, \n')).toEqual([
    'fridge',
    'deep freezer',
    'फ्रिज',
  ]);
  expect(phrasesIn('')).toEqual([]);
});
