import { parse } from 'yaml';
import { readText } from './deployment-files';

interface ComposeService {
  image: string;
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  env_file?: { path: string; required: boolean }[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  stop_grace_period?: string;
  volumes?: string[];
  tmpfs?: string[];
  depends_on?: string[] | Record<string, unknown>;
  networks?: string[] | Record<string, { ipv4_address?: string }>;
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  configs: Record<string, { content: string }>;
}

const TEXT = readText('compose.yaml');
const PLACE = /\$\{(\w+)(?::([?-])([^}]*))?\}/g;

/** The variables that the file needs from the owner; required ones are `true`. */
export function askedVariables(): Map<string, boolean> {
  const found = [...TEXT.matchAll(PLACE)].map(
    ([, name = '', sign]) => [name, sign === '?'] as const,
  );
  const needed = new Set(found.flatMap(([name, isNeeded]) => (isNeeded ? name : [])));
  return new Map(found.map(([name]) => [name, needed.has(name)]));
}

/** Reads the file as Compose does with these variables. */
export function readCompose(variables: Record<string, string>): ComposeFile {
  const fill = (_place: string, name: string, sign: string | undefined, other: string) => {
    const value = variables[name] ?? '';
    if (value === '' && sign === '?') throw new Error(`${name}: ${other}`);
    return value === '' && sign === '-' ? other : value;
  };
  const fillAny = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(PLACE, fill) : value;
  const written: unknown = parse(TEXT, { merge: true });
  return JSON.parse(JSON.stringify(written), fillAny) as ComposeFile;
}
