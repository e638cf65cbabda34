import { showOverlay } from './overlay.mjs';
import { originalOf } from './source-map.mjs';

/** @import { Original } from './source-map.mjs' */

/** The overlay's label for a page's own errors; the next build removes them. */
export const OF_PAGE = 'the page';
const PLACE = /(https?:\/\/[^\s()]+?\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;
const AROUND = 3;
/** Third-party sources. */
const OF_OTHERS = /node_modules|webpack\/(?:runtime|bootstrap)|kit\/dev\/page/;

/** @param {RegExpExecArray} place */
async function originalAt([, url, line, column]) {
  const answer = await fetch(`${url}.map`);
  if (!answer.ok) return undefined;
  return originalOf(await answer.json(), { line: Number(line), column: Number(column) });
}

/**
 * The first stack frame in the developer's own sources; undefined if there is none.
 * @param {string} stack
 */
async function sourceOf(stack) {
  for (const place of stack.matchAll(PLACE)) {
    const found = await originalAt(place).catch(() => undefined);
    if (found?.text !== undefined && !OF_OTHERS.test(found.file ?? '')) return found;
  }
  return undefined;
}

/**
 * The lines around a place, as compilers show them.
 * @param {Original} source
 */
function excerptOf({ file, text = '', line }) {
  const first = Math.max(1, line - AROUND);
  const lines = text.split('\n').slice(first - 1, line + AROUND);
  const numbered = lines.map((each, index) => {
    const number = first + index;
    return `${number === line ? '>' : ' '} ${String(number).padStart(4)} | ${each}`;
  });
  return [`${file}:${line}`, ...numbered].join('\n');
}

/**
 * Shows an error of the page with its source.
 * @param {unknown} error
 */
async function show(error) {
  if (!(error instanceof Error)) return;
  const source = await sourceOf(error.stack ?? '');
  showOverlay(OF_PAGE, [`${error}\n\n${source ? excerptOf(source) : (error.stack ?? '')}`]);
}

/** Shows uncaught errors, and those that React reports as caught by a boundary. */
export function listenToErrors() {
  self.addEventListener('error', ({ error }) => show(error));
  self.addEventListener('unhandledrejection', ({ reason }) => show(reason));
  const say = console.error;
  console.error = (/** @type {unknown[]} */ ...words) => {
    say.apply(console, words);
    void show(words.find((word) => word instanceof Error));
  };
}
