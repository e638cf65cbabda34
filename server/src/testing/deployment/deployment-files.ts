import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

export const ROOT = resolve(__dirname, '../../../..');

export const readText = (file: string) => readFileSync(resolve(ROOT, file), 'utf8');

/** Reads a file of YAML; the caller states the expected type. */
export const readYaml = (file: string): unknown => parse(readText(file), { merge: true });

const CONFIG = 'server/src/config';
const sources = [
  ...readdirSync(resolve(ROOT, CONFIG))
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => `${CONFIG}/${file}`),
  'core/files/s3/s3-place.ts',
].map(readText);

/** The names that are not variables of the server. */
export const unknownVariables = (names: readonly string[]) =>
  names.filter((name) => !sources.some((text) => new RegExp(`\\b${name}\\b`).test(text)));

/** The variables that the server names, without OpenTelemetry's, which are too many for one page. */
export function variablesRead(): string[] {
  const text = sources.join('\n');
  const constants = new Set([...text.matchAll(/const ([A-Z_]+)/g)].map(([, name]) => name));
  const named = [...text.matchAll(/\benv\.([A-Z_]+)|\b([A-Z]+_[A-Z_]+)\b/g)];
  const names = new Set(named.map(([, read, word]) => read ?? word ?? ''));
  return [...names].filter((name) => !constants.has(name) && !name.startsWith('OTEL_'));
}

/** The most milliseconds that a server takes to stop after its notice. */
export function drainTime(): number {
  const [, drain = ''] = /const DRAIN = ([\d_]+);/.exec(readText('server/src/main.ts')) ?? [];
  return Number(drain.replaceAll('_', ''));
}
