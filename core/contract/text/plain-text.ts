/** Ends of lines, and what moves on like them; written as one character or as two. */
const LINE_BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/** A flag of a region, such as that of Scotland, is a black flag and letters that nobody sees. */
const FLAG_TAGS = String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007F}]`;
/**
 * Characters that no reader sees, or that turn the letters around them: two texts must not differ by these
 * alone.
 */
const INVISIBLE = new RegExp(
  String.raw`(?![\n\u200C\u200D]|\p{Variation_Selector}|${FLAG_TAGS})[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`,
  'gu',
);
/** They say how the sign before them looks; without one they are nothing. */
const LONE_SELECTORS = /(?<!\S)\p{Variation_Selector}+/gu;
/** Halves of a character, which no database and no JSON of one can hold. */
const LONE_HALVES = /\p{Surrogate}/gu;

/** Scripts in which a joiner says how letters meet: `गर्‍यो` is spelled with one. */
const JOINED =
  'Arab Beng Deva Gran Gujr Guru Knda Kthi Lepc Limb Mlym Mtei Newa Orya Shrd Sinh Sylo Taml Telu Tirh'
    .split(' ')
    .map((script) => `\\p{Script=${script}}`)
    .join('');
const JOINED_LETTER = `(?=[\\p{L}\\p{M}])[${JOINED}]`;
/** An emoji with the tone of its skin; a joiner makes one of it and of the next, such as a family. */
const EMOJI_BEFORE = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)`;
const EMOJI_JOINER = String.raw`${EMOJI_BEFORE}\u200D(?=\p{Extended_Pictographic})`;
/** U+200C and U+200D everywhere else. */
const NEEDLESS_JOINERS = new RegExp(
  String.raw`(?!${EMOJI_JOINER})(?<!${JOINED_LETTER})[\u200C\u200D](?!${JOINED_LETTER})`,
  'gu',
);

/**
 * A text of several lines as the shop takes it in: line breaks stay, as `\n`; control and invisible
 * characters go, but for the joiners of Indic scripts; so do spaces around the whole.
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
 * A text of one line, as every field takes it in unless its contract says otherwise: like
 * `severalLines`, with a space for each run of line breaks. What shows nothing at all is empty.
 */
export function oneLine(text: string): string {
  return severalLines(text).replace(/\n+/g, ' ').trim();
}

/** The parts of a text that programs show as a link, or that a hurried reader takes for one. */
const LINK = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}|[@/\\]/iu;

/** True when a text leads somewhere: an address of the web or of email, also in full-width signs. */
export function carriesLink(text: string): boolean {
  return LINK.test(text.normalize('NFKC').replaceAll('。', '.'));
}
