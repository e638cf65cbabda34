import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFinding } from './finding-words';

const TEXTS = path.join(__dirname, '../../../kit/walk/finding-texts.mjs');

/** Every sentence of the kit, with numbers as its values. */
function sentencesOfKit(): [name: string, sentence: string][] {
  const script = `import * as texts from ${JSON.stringify(pathToFileURL(TEXTS).href)};
    const said = Object.entries(texts).map(([name, say]) => [
      name, say(...Array.from({ length: say.length }, (_, at) => 101 + at)),
    ]);
    console.log(JSON.stringify(said));`;
  const words = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as [
    string,
    string,
  ][];
}

it('has Nepali for each sentence that a walk may say, with all its values', () => {
  const sentences = sentencesOfKit();
  expect(sentences.length).toBeGreaterThan(20);
  const latin = /[a-z]+/gi;
  for (const [name, sentence] of sentences) {
    const { ne } = readFinding(sentence);
    const digits = ne.replaceAll(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)));
    const left = (ne.match(latin) ?? []).filter((word) => word !== 'MB');
    expect([name, left]).toEqual([name, []]);
    for (const value of sentence.match(/\d+/g) ?? [])
      expect([name, digits]).toEqual([name, expect.stringContaining(value)]);
  }
});

it('says what it finds inside of a finding, and keeps what a page says of itself', () => {
  const step = 'the way to an order ends at “Add to Cart”: it does not appear within 15 s';
  expect(readFinding(`/product/x at 390 px: ${step}.`).ne).toBe(
    '/product/x, ३९० पिक्सेल: अर्डरसम्म पुग्ने बाटो “Add to Cart” मा टुङ्गियो: १५ सेकेन्डभित्र देखिएन।',
  );
  expect(readFinding('/ at 1440 px: an error: x is not a function.').ne).toBe(
    '/, १४४० पिक्सेल: गडबडी: x is not a function।',
  );
  expect(readFinding('Something else.').ne).toBe('Something else.');
});
