/**
 * Finds the text in which a file may refer to a requirement or decision: the comments of code and the titles of
 * tests, or all of a Markdown file except its fenced code.
 */

const REGEX_BEFORE = String.raw`(?<=[(,=:[!&|?;+{]\s*|\breturn\s+|=>\s*)`;
const TOKENS = new RegExp(
  [
    String.raw`\/\/[^\n]*`,
    String.raw`\/\*[\s\S]*?\*\/`,
    String.raw`'(?:\\[\s\S]|[^'\\\n])*'`,
    String.raw`"(?:\\[\s\S]|[^"\\\n])*"`,
    '`(?:\\\\[\\s\\S]|[^`\\\\])*`',
    REGEX_BEFORE + String.raw`\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/`,
  ].join('|'),
  'g',
);
const TEST_FILE = /\.(?:test|long|story)\.tsx?$/;
/** The code before the title of a test; lists of cases end in `)` or, as a template, in a backtick. */
const BEFORE_TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*|[)`])\(\s*$/;
const STYLE_COMMENT = /\/\*[\s\S]*?\*\//g;
const MARKS = /^(?:[ \t]*\*(?!\/)|[ \t]*\/\/)|^\/\*+|\*+\/$/gm;

/**
 * Replaces everything by spaces except line breaks, so that line numbers stay the same.
 * @param {string} text
 */
const blank = (text) => text.replace(/[^\n]/g, ' ');

/**
 * Removes the comment markers; each character keeps its position.
 * @param {string} comment
 */
const unmarked = (comment) => comment.replace(MARKS, blank);

/**
 * Returns the comments inside a template, such as those of a style sheet.
 * @param {string} template
 */
function templateComments(template) {
  let text = '';
  let end = 0;
  for (const { 0: comment, index } of template.matchAll(STYLE_COMMENT)) {
    text += blank(template.slice(end, index)) + unmarked(comment);
    end = index + comment.length;
  }
  return text + blank(template.slice(end));
}

/**
 * @param {string} token
 * @param {string} before
 * @param {boolean} isTest
 */
function spokenOf(token, before, isTest) {
  if (/^\/[/*]/.test(token)) return unmarked(token);
  if (isTest && /^['"`]/.test(token) && BEFORE_TITLE.test(before)) return token;
  return token.startsWith('`') ? templateComments(token) : blank(token);
}

/**
 * @param {string} name
 * @param {string} source
 */
function codeText(name, source) {
  const isTest = TEST_FILE.test(name);
  let text = '';
  let end = 0;
  for (const { 0: token, index } of source.matchAll(TOKENS)) {
    const before = source.slice(Math.max(0, index - 80), index);
    text += blank(source.slice(end, index)) + spokenOf(token, before, isTest);
    end = index + token.length;
  }
  return text + blank(source.slice(end));
}

/**
 * The parts of a file that may contain references, with everything else blanked.
 * @param {string} name path, from the project's root
 * @param {string} source
 */
export function spokenText(name, source) {
  if (name.endsWith('.md')) return source.replace(/^(```|~~~)[\s\S]*?^\1/gm, blank);
  return codeText(name, source);
}
