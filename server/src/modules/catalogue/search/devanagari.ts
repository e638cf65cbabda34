/** Consonants; each includes the vowel "a" unless a sign changes it. */
const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'ng',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'ny',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'w',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

/** Vowel signs, which replace the "a" of the consonant before them. */
const SIGNS: Record<string, string> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'ॅ': 'e',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
};

/** Independent signs: vowels, nasals, digits. */
const OTHERS: Record<string, string> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  'ं': 'n',
  'ँ': 'n',
  'ः': 'h',
  ॐ: 'om',
};

const VIRAMA = '्';
const ZERO = '०'.charCodeAt(0);

const digitOf = (sign: string) => (/^[०-९]$/.test(sign) ? String(sign.charCodeAt(0) - ZERO) : null);

/** In Nepali, most words that end in a bare consonant are spoken without the final "a". */
function isWordEnd(next: string | undefined): boolean {
  return next === undefined || !/[ऀ-ॿ\u200c\u200d]/.test(next);
}

function soundOf(sign: string, previous: string | undefined, next: string | undefined): string {
  const consonant = CONSONANTS[sign];
  if (consonant === undefined) {
    return SIGNS[sign] ?? OTHERS[sign] ?? digitOf(sign) ?? (/[ऀ-ॿ]/.test(sign) ? '' : sign);
  }
  const isSilent = next === VIRAMA || (next !== undefined && next in SIGNS);
  // After another consonant of the same syllable the vowel is spoken: "vastra", not "vastr".
  if (isSilent || (isWordEnd(next) && previous !== undefined && previous !== VIRAMA)) {
    return consonant;
  }
  return `${consonant}a`;
}

/** Nepali in Latin letters, readable rather than reversible; other characters are unchanged. */
export function romanise(text: string): string {
  // The nukta (a dot below) only distinguishes letters that are the same in Latin.
  const signs = [...text.normalize('NFC').replaceAll(/[\u093c\u200c\u200d]/g, '')];
  return signs.map((sign, at) => soundOf(sign, signs[at - 1], signs[at + 1])).join('');
}
