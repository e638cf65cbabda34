import { readWords } from './stored-words';

function read(text: string) {
  const words: [string, number][] = [];
  readWords(text, (word, level) => words.push([word, level]));
  return words;
}

test('a word comes with the best place it stands in', () => {
  expect(read("'dome':1A 'lg':1B 'cameras':3C 'dark':7 'solar':2,5B,9A 'home':1,2C")).toEqual([
    ['dome', 0],
    ['lg', 1],
    ['cameras', 2],
    ['dark', 3],
    ['solar', 0],
    ['home', 2],
  ]);
});

test('signs of the writing itself are read as they were meant, and no word is none', () => {
  expect(read("'it''s':1A 'a\\\\b':1 '~12':1A 'क्यामेरा':1C")).toEqual([
    ["it's", 0],
    ['a\\b', 3],
    ['~12', 0],
    ['क्यामेरा', 2],
  ]);
  expect(read('')).toEqual([]);
});
