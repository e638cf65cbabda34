import { catalogueOf, listTwins, textsOf } from './catalogues';
import { neverWritten, wordsByTerm } from './glossary';

const twins = listTwins();
const englishOf = (twin: string) => twin.replace(/\.ne\.ts$/, '.ts');

/** Brands, programs, formats, units and examples, which are Latin in Nepali as well. */
const LATIN = new Set(
  'Pasal JavaScript WhatsApp Viber Messenger Code SMTP_URL MAIL_FROM PNG JPEG WebP AVIF CSV MB NP A-Z Z-A XXXXXXXX XXXXXX name@example.com https contact #f8c14a'
    .split(' ')
    .concat('npm run backup -- <file>'),
);
/** What names each language, or has words of both, whatever the page's is. */
const OF_BOTH = new Set(['LANGUAGE', 'otherLanguage', 'BS_MONTHS']);

const kindsOf = (file: string) =>
  Object.fromEntries([...catalogueOf(file)].map(([name, { kind }]) => [name, kind]));

test('a Nepali twin has what its English module exports, each of the same kind', () => {
  expect(twins.length).toBeGreaterThan(80);
  for (const twin of twins) {
    expect({ [twin]: kindsOf(twin) }).toEqual({ [twin]: kindsOf(englishOf(twin)) });
  }
});

test('no English word is left in a Nepali twin', () => {
  const english = twins.flatMap((twin) =>
    textsOf(twin)
      .filter(({ text, of }) => !LATIN.has(text) && !OF_BOTH.has(of))
      .flatMap(({ text, where }) =>
        [...text.matchAll(/#?[A-Za-z][\w@.-]*[A-Za-z]/g)]
          .filter(([word]) => !LATIN.has(word))
          .map(([word]) => `${where}: ${word}`),
      ),
  );
  expect(english).toEqual([]);
});

test('no Devanagari stands in an English module', () => {
  const nepali = twins.flatMap((twin) =>
    textsOf(englishOf(twin)).filter(
      ({ text, of }) => /\p{Script=Devanagari}/u.test(text) && !OF_BOTH.has(of),
    ),
  );
  expect(nepali).toEqual([]);
});

test('what the glossary says is not written is written nowhere', () => {
  const words = neverWritten();
  expect(words.length).toBeGreaterThan(3);
  const written = twins.flatMap((twin) =>
    textsOf(twin).filter(({ text }) => words.some((word) => text.includes(word))),
  );
  expect(written).toEqual([]);
});

test('where an English text is a term of the glossary alone, the Nepali one is its word', () => {
  const glossary = wordsByTerm();
  const others = twins.flatMap((twin) => {
    const nepali = catalogueOf(twin);
    return [...catalogueOf(englishOf(twin))].flatMap(([name, { text = '' }]) => {
      const words = glossary.get(text.toLowerCase());
      const said = nepali.get(name)?.text?.replace(/ \(.+\)$/, '');
      if (!words || said === undefined || words.has(said)) return [];
      return [`${twin} ${name}: "${said}" for "${text}", which is ${[...words].join(' or ')}`];
    });
  });
  expect(others).toEqual([]);
});
