const CONSONANTS = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह';
const THEIR_SOUNDS = 'kkggnCCjjnttddnttddnpfbbmyrlbsssh';
const VOWELS = 'अआइईउऊएऐओऔऑािीुूेैोौॅॉंँ';
const THEIR_LETTERS = 'aaiiuueeoooaiiuueeooeonn';

/** Latin spellings that people use for one another, in this order. */
const SAME = [
  ['ph', 'f'],
  ['(tch|chh?)', 'C'],
  ['sh', 's'],
  ['ck', 'k'],
  ['dge?', 'j'],
  ['([kgtdbj])h', '\\1'],
  ['c(?=[eiy])', 's'],
  ['[cq]', 'k'],
  ['x', 'ks'],
  ['z', 'j'],
  ['[vw]', 'b'],
  ['aa', 'a'],
  ['ee', 'i'],
  ['oo', 'u'],
  ['ai', 'e'],
  ['au', 'o'],
  ['(ey|ie|y)$', 'i'],
] as const;

/** One where there are several, and in Nepali without what is written to the end of a word. */
const ONE_OF = [
  ['([^sui])s$', '\\1'],
  ['(हरू|हरु)$', ''],
  ['(?<=...)(को|का|की|लाई|बाट)$', ''],
] as const;

/** Devanagari in Latin letters: a consonant carries "a" unless a sign, a stop or the end follows. */
const DEVANAGARI = [
  [`([${CONSONANTS}])(?=[${CONSONANTS}अ-औंँ])`, '\\1a'],
  ['[\\u093c\\u094d\\u0903]', ''],
  ['[ृऋ]', 'ri'],
] as const;

type Rule = readonly [pattern: string, instead: string];

const replaced = (text: string, rules: readonly Rule[]) =>
  rules.reduce((inner, [from, to]) => `regexp_replace(${inner}, '${from}', '${to}', 'g')`, text);

const latin = `translate(${replaced('one', DEVANAGARI)},
  '${CONSONANTS}${VOWELS}', '${THEIR_SOUNDS}${THEIR_LETTERS}')`;

/** Functions that bring words of one sound into one form. */
export const foldStatements = [
  `create function search_fold(word text) returns text language sql immutable strict parallel safe
  as $$
    select ${replaced(latin, SAME)}
    from (select case when length(word) < 4 then word else ${replaced('word', ONE_OF)} end as one) as single
  $$`,
  // A doubled letter is one, where words meet too: "cc tv" is "cctv".
  `create function search_squeeze(text) returns text language sql immutable strict parallel safe
  as $$ select regexp_replace($1, '([a-zC])\\1+', '\\1', 'g') $$`,
  `create function search_key(phrase text) returns text language sql immutable strict parallel safe
  as $$
    select coalesce(search_squeeze(string_agg(search_fold(word), '' order by place)), '')
    from unnest(search_words(phrase)) with ordinality as part(word, place)
  $$`,
  // Returns a word without vowels, because most of them have several spellings.
  `create function search_sound(word text) returns text language sql immutable strict parallel safe
  as $$
    select search_squeeze(
      regexp_replace(left(key, 1), '[aeiou]', 'a') || regexp_replace(substr(key, 2), '[aeiouyh]', '', 'g'))
    from (select search_key(word) as key) as folded
  $$`,
];
