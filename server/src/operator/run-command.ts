import { reasonOf } from '@pasal/core/errors/error-code';
import { openShop, type OpenShop } from './open-shop';

interface Command {
  /** As the operator types it. */
  name: string;
  alone?: boolean;
  mayBeNew?: boolean;
  /** Does the work; whether all is well. */
  work: (shop: OpenShop) => Promise<boolean>;
}

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** Says why and ends: 2 for a command that was not understood, 1 for one that could not be done. */
export function refuse(line: string, exitCode: 1 | 2): never {
  process.stderr.write(`${line}\n`);
  process.exit(exitCode);
}

/** Does work that needs no shop, and says why when it cannot be done. */
export async function runPlain(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    refuse(`${name}: ${reasonOf(error).replaceAll(/\s+/g, ' ')}`, 1);
  }
}

/** Opens the shop, does the work, closes it. The exit code is 0 only when all is well. */
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
