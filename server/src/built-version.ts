import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the version that the build wrote next to the bundle; undefined if there is none. */
export function readBuiltVersion(): string | undefined {
  try {
    const record = readFileSync(join(__dirname, 'server.json'), 'utf8');
    return (JSON.parse(record) as { version?: string }).version;
  } catch {
    return undefined;
  }
}
