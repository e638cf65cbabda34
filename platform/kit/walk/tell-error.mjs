/** The browser's own messages, and the script's own names within them. */
const OF_THE_BROWSER = [
  /^Cannot (?:read|set) properties of (?:undefined|null)(?: \((?:reading|setting) '([^']+)'\))?$/,
  /^([\w$.()[\]]+) is not (?:a function|a constructor|defined|iterable)(?: or its return value is not iterable)?$/,
  /^Cannot access '([\w$]+)' before initialization$/,
  /^Assignment to constant variable\.$/,
  /^Maximum call stack size exceeded$/,
  /^Failed to fetch$/,
  /^Minified React error #\d+(?=;)/,
];

/**
 * The position in a script of the shop, such as `/remotes/a/1/main.js:1:20`; empty if there is none.
 * @param {string} stack
 * @param {Map<string, string>} scripts
 */
function placeIn(stack, scripts) {
  for (const [, url = '', position] of stack.matchAll(
    /(https?:\/\/[^\s():]+(?::\d+)?[^\s():]*):(\d+:\d+)/g,
  )) {
    const { pathname } = new URL(url);
    if (scripts.has(pathname)) return ` in ${pathname}:${position}`;
  }
  return '';
}

/**
 * Describes an error thrown by a page. A walk's findings are stored, and read by a release's team: they contain only
 * words of the release's scripts and of browsers, and no data from answers.
 * @param {{name: string, message: string, stack?: string}} error
 * @param {Map<string, string>} scripts what the shop sent, by path
 */
export function tellError({ name, message, stack = '' }, scripts) {
  /** @param {string} text */
  const isInScripts = (text) => [...scripts.values()].some((script) => script.includes(text));
  const [line = ''] = message.split('\n');
  for (const pattern of OF_THE_BROWSER) {
    const found = pattern.exec(line);
    if (found && (found[1] ?? '').split(/[^\w$-]+/).every((word) => isInScripts(word)))
      return found[0];
  }
  if (line !== '' && isInScripts(line)) return line;
  const kind =
    /^[A-Z][A-Za-z]*(?:Error|Exception)$/.test(name) && isInScripts(name) ? name : 'Error';
  return `${kind}${placeIn(stack, scripts)}`;
}
