import { FilesAwayError } from '@pasal/core/files/files-away';
import { reasonOf } from '@pasal/core/errors/error-code';
import { openShop, type OpenShop } from './open-shop';

interface Command {
  /** The command as the operator types it. */
  name: string;
  alone?: boolean;
  mayBeNew?: boolean;
  /** Does the work; returns true if all is well. */
  work: (shop: OpenShop) => Promise<boolean>;
}

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** Prints the reason and exits: 2 for an invalid command line, 1 for failed work. */
export function refuse(line: string, exitCode: 1 | 2): never {
  process.stderr.write(`${line}\n`);
  process.exit(exitCode);
}

/** Runs work that needs no shop, and prints the reason if it fails. */
export async function runPlain(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const words = error instanceof FilesAwayError ? error.reason : reasonOf(error);
    refuse(`${name}: ${words.replaceAll(/\s+/g, ' ')}`, 1);
  }
}

/** Opens the shop, does the work, closes it. The exit code is 0 only if all is well. */
export async function runCommand({ name, work, alone = false, mayBeNew = false }: Command) {
  await runPlain(name, async () => {
    const shop = await openShop(process.env, { command: name, alone, mayBeNew });
    try {
      process.exitCode = (await work(shop)) ? 0 : 1;
    } finally {
      await shop.close();
    }
  });
}
