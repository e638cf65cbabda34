/** The code of one example, as its page shows it. */
export interface ShownCode {
  /** What a team imports for it. */
  imports: string;
  /** The code of each state, by its name. */
  states: Record<string, string>;
}

const STATES = /^export const states = \{\n([^]*?)^\};/m;
/** The first line of a state, as the formatter leaves it: its name, and how its component begins. */
const STATE = /^ {2}(?:'([^']+)'|(\w+)): (?:\(\) => ?)?/;
/** Imports of packages; what stands beside the example is this page's own. */
const IMPORT = /^import [^;]*? from '(?!\.)[^']+';$/gm;

/** An import as one line: many names would take more room than the code. */
const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').replace(', }', ' }');

/** Takes the indentation off that all lines have in common. */
function dedent(text: string): string {
  const lines = text.replace(/\s+$/, '').split('\n');
  const depths = lines
    .slice(1)
    .filter(Boolean)
    .map((line) => line.search(/\S/));
  const depth = Math.min(...depths, Infinity);
  return lines.map((line, at) => (at === 0 ? line : line.slice(depth))).join('\n');
}

/** The expression or function of a state, without what makes it a property. */
function bareCode(text: string): string {
  const code = text.replace(/,\s*$/, '');
  const [, inside] = /^\(\n([^]*)\n {2}\)$/.exec(code) ?? [];
  return inside === undefined ? dedent(code) : dedent(`\n${inside}`).trimStart();
}

/** Reads the code of each state out of the text of an example. */
export function codesOf(source: string): ShownCode {
  const states: Record<string, string> = {};
  let name = '';
  for (const line of (STATES.exec(source)?.[1] ?? '').split('\n')) {
    const [start, quoted, plain] = STATE.exec(line) ?? [];
    if (start !== undefined) {
      name = quoted ?? plain ?? '';
      states[name] = line.slice(start.length);
    } else states[name] += `\n${line}`;
  }
  return {
    imports: (source.match(IMPORT) ?? []).map(onOneLine).join('\n'),
    states: Object.fromEntries(Object.entries(states).map(([key, text]) => [key, bareCode(text)])),
  };
}
