/** Line endings and similar control characters, as one character or two. */
const LINE_BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/** A regional flag, such as that of Scotland, is a black flag followed by invisible letters. */
const FLAG_TAGS = String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007F}]`;
/** Invisible or direction-changing characters: two texts must not differ by these alone. */
const INVISIBLE = new RegExp(
  String.raw`(?![\n\u200C\u200D]|\p{Variation_Selector}|${FLAG_TAGS})[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`,
  'gu',
);
/** They select the look of the preceding character; alone they mean nothing. */
const LONE_SELECTORS = /(?<!\S)\p{Variation_Selector}+/gu;
/** Unpaired surrogates, which neither databases nor JSON can hold. */
const LONE_HALVES = /\p{Surrogate}/gu;

/** Scripts in which a joiner affects how letters connect: `गर्‍यो` is spelled with one. */
const JOINED =
  'Arab Beng Deva Gran Gujr Guru Knda Kthi Lepc Limb Mlym Mtei Newa Orya Shrd Sinh Sylo Taml Telu Tirh'
    .split(' ')
    .map((script) => `\\p{Script=${script}}`)
    .join('');
const JOINED_LETTER = `(?=[\\p{L}\\p{M}])[${JOINED}]`;
/** An emoji with skin tone; a joiner combines it with the next, such as in a family. */
const EMOJI_BEFORE = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)`;
const EMOJI_JOINER = String.raw`${EMOJI_BEFORE}\u200D(?=\p{Extended_Pictographic})`;
/** U+200C and U+200D everywhere else. */
const NEEDLESS_JOINERS = new RegExp(
  String.raw`(?!${EMOJI_JOINER})(?<!${JOINED_LETTER})[\u200C\u200D](?!${JOINED_LETTER})`,
  'gu',
);

/**
 * Normalises a text of several lines: line breaks become `\n`; control and invisible characters are removed, except
 * the joiners of Indic scripts; so are surrounding spaces.
 */
export function severalLines(text: string): string {
  return text
    .replace(LINE_BREAKS, '\n')
    .replaceAll('\t', ' ')
    .replace(INVISIBLE, '')
    .replace(NEEDLESS_JOINERS, '')
    .replace(LONE_SELECTORS, '')
    .replace(LONE_HALVES, '\ufffd')
    .trim();
}

/**
 * Normalises a text of one line, the default for every field: like `severalLines`, with a space for each run of line
 * breaks. A text with nothing visible becomes empty.
 */
export function oneLine(text: string): string {
  return severalLines(text).replace(/\n+/g, ' ').trim();
}

/** The parts of a text that programs show as a link, or that a hurried reader takes for one. */
const LINK = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}|[@/\\]/iu;

/** True when a text contains a web or email address, also in full-width characters. */
export function carriesLink(text: string): boolean {
  return LINK.test(text.normalize('NFKC').replaceAll('。', '.'));
}
