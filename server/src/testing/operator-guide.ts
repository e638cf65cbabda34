import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

/** One fenced block of a page. */
interface GuideBlock {
  /** The word behind the fence, such as `sh`. */
  language: string;
  lines: string[];
}

/** The pages of the operator's guide, in the order in which an owner needs them. */
const GUIDE = ['guide', 'backups', 'files', 'monitoring', 'proxy', 'edge', 'scale', 'operation'];
const PAGES = GUIDE.map((page) => `docs/operator/${page}.md`);
const read = (pages: readonly string[]) =>
  pages.map((page) => readFileSync(resolve(ROOT, page), 'utf8')).join('\n');

/** Reads the fenced blocks of the operator's guide, or of another page, in their order. */
export function guideBlocks(...pages: string[]): GuideBlock[] {
  return [...read(pages.length > 0 ? pages : PAGES).matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', text = '']) => ({
      language,
      lines: text.split('\n').filter((line) => line !== ''),
    }),
  );
}

/** Lists every script of the project that the guide names anywhere, such as `backup`. */
export function guideScripts(): string[] {
  const named = [...read(PAGES).matchAll(/\bnpm\s(?:run\s)?(?:--silent\s)?([a-z][a-z:]*)/g)];
  return [...new Set(named.map(([, name = '']) => name))].toSorted();
}

/** The operator's commands by their script's name: the entry that `scripts/operator.mjs` runs for each. */
export function operatorScripts(): Map<string, string> {
  const text = readFileSync(resolve(ROOT, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: Record<string, string> };
  const found = Object.entries(scripts).flatMap(([name, script]) => {
    const entry = /^node scripts\/operator\.mjs (\S+)$/.exec(script)?.[1];
    return entry === undefined ? [] : [[name, entry] as const];
  });
  return new Map(found);
}
