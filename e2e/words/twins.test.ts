import {
  catalogueOf,
  englishOf,
  listModules,
  OPEN,
  textsOf,
  twinOf,
  type Catalogue,
} from './catalogues';
import { neverWritten, toBeRead, wordsByTerm } from './glossary';

const { words, twins } = listModules();

/** Brands, programs, formats, units, variables and examples, which are Latin in Nepali as well. */
const LATIN = new Set(
  `Pasal JavaScript WhatsApp Viber Messenger Facebook Instagram TikTok PostgreSQL
   Excel Code CI SMS ID id slug zip GB MB NP PNG JPEG WebP AVIF CSV UTF Windows xlsx A-Z Z-A XXXXXXXX XXXXXX #f8c14a
   iPhone HEIC Settings Camera Formats Most Compatible API IMEI Enter SMTP_URL MAIL_FROM PASAL_TOKEN reviews offers yourshop`.split(
    /\s+/,
  ),
);
/** Commands and names, what is quoted, addresses and paths, and the places of values in templates. */
const NO_WORDS =
  /npm run backup -- <file>|pasal preview|Offers team, CI|https?:\S*|\S+@\S+|“[^”]*”|[\w.-]*\w\.\w+\/?|(?<!\S)\/[\w/-]+|\{\w+\}/g;
/** Exports that name each language or have words of both, and one that is a key. */
const NOT_OF_ONE = new Set(['LANGUAGE', 'otherLanguage', 'readInOther', 'BS_MONTHS', 'BY_PLAN']);
/** Texts that begin a sentence, or use a glossary term in another sense. */
const OTHER_SENSES = ['word-admin/messages.ne.ts meaning:', 'server-status/messages.ne.ts yes:'];

const kindsOf = (catalogue: Catalogue) =>
  Object.fromEntries([...catalogue].map(([name, { kind }]) => [name, kind]));

/** A catalogue without the records that are open in the other. */
const withoutOpen = (catalogue: Catalogue, other: Catalogue): Catalogue =>
  new Map([...catalogue].filter(([name]) => other.get(name.split('.')[0] ?? '')?.kind !== OPEN));

test('every module of words has a Nepali twin', () => {
  expect(words.length).toBeGreaterThan(80);
  expect(twins).toContain('server/src/modules/notifications/notification-words.ne.ts');
  expect(words.filter((file) => !twins.includes(twinOf(file)))).toEqual([]);
});

test('a Nepali twin has what its English module exports, each of the same kind', () => {
  for (const twin of twins) {
    const english = catalogueOf(englishOf(twin));
    expect({ twin, ...kindsOf(withoutOpen(catalogueOf(twin), english)) }).toEqual({
      twin,
      ...kindsOf(withoutOpen(english, english)),
    });
  }
});

test('no English word is left in a Nepali twin', () => {
  const english = twins.flatMap((twin) =>
    textsOf(twin)
      .filter(({ of }) => !NOT_OF_ONE.has(of))
      .flatMap(({ text, where }) =>
        [...text.replaceAll(NO_WORDS, ' ').matchAll(/#?[A-Za-z][\w-]*[A-Za-z]/g)]
          .filter(([word]) => !LATIN.has(word))
          .map(([word]) => `${where}: ${word}`),
      ),
  );
  expect(english).toEqual([]);
});

test('no Devanagari stands in an English module', () => {
  const nepali = twins.flatMap((twin) =>
    textsOf(englishOf(twin)).filter(
      ({ text, of }) => /\p{Script=Devanagari}/u.test(text) && !NOT_OF_ONE.has(of),
    ),
  );
  expect(nepali).toEqual([]);
});

test('what the glossary says is not written is written nowhere', () => {
  const never = neverWritten();
  expect(never.length).toBeGreaterThan(3);
  const written = twins.flatMap((twin) =>
    textsOf(twin).filter(({ text }) => never.some((word) => text.includes(word))),
  );
  expect(written).toEqual([]);
});

test('a native reader is asked to look at no more texts than one reads at a sitting', () => {
  expect(toBeRead().length).toBeGreaterThan(0);
  expect(toBeRead().length).toBeLessThanOrEqual(40);
});

test('where an English text is a term of the glossary alone, the Nepali one is its word', () => {
  const glossary = wordsByTerm();
  const found = twins.flatMap((twin) => {
    const nepali = catalogueOf(twin);
    return [...catalogueOf(englishOf(twin))].flatMap(([name, { text = '' }]) => {
      const terms = glossary.get(text.toLowerCase());
      const said = nepali.get(name)?.text?.replace(/ \(.+\)$/, '');
      return terms && said !== undefined ? [{ where: `${twin} ${name}`, text, terms, said }] : [];
    });
  });
  expect(found.length).toBeGreaterThan(100);
  const others = found
    .filter(({ terms, said }) => !terms.has(said))
    .map(
      ({ where, text, terms, said }) =>
        `${where}: "${said}" for "${text}", which is ${[...terms].join(' or ')}`,
    )
    .filter((line) => !OTHER_SENSES.some((sense) => line.includes(sense)));
  expect(others).toEqual([]);
});
