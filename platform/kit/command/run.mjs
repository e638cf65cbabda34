import { parseArgs } from 'node:util';
import { ShopRefusal } from './shop.mjs';

const USAGE = `pasal new <name> --shop <address>     a repository of your own, in an empty folder
pasal dev                             your remote alone, with the data of the shop
pasal dev --against <address>         a deployed shop, with your remote as it is here
pasal test [words for jest]           your tests
pasal build [--version <version>]     dist/<version> and its record
pasal check [--local]                 types, imports, and whether the shop would take it
pasal release [--share <percent> | --plan] [--why <text>] [--no-activate]
pasal activate <version> [--share <percent> | --plan] [--why <text>]
pasal stop [--why <text>]             what grows by a plan stays at its share
pasal go-on [--why <text>]            what was stopped, or waits for a yes, grows on
pasal roll-back [--why <text>]
pasal preview [<version>] [--days <1 to 7>]   a link that shows an uploaded release before it is live
pasal previews                        the links that are good, each with its number
pasal end-preview <number>            ends a link at once, wherever it was opened
pasal status                          what is live
pasal version                         the version your sources make
pasal update                          the packages of the shop as it is now

The shop stands in package.json (pasal.shop) or in --shop; the token in PASAL_TOKEN.`;

/** Each command's module is loaded when it is asked for: a build needs no tests, and the other way round. */
const COMMANDS = {
  new: async (given) => (await import('./new.mjs')).makeRepository(given),
  dev: async (given) => (await import('./dev.mjs')).develop(given),
  build: async (given) => (await import('./build.mjs')).buildCommand(given),
  check: async (given) => (await import('./check.mjs')).checkCommand(given),
  release: async (given) => (await import('./release.mjs')).releaseCommand(given),
  activate: async (given) => (await import('./activation.mjs')).activateCommand(given),
  stop: async (given) => (await import('./activation.mjs')).stopCommand(given),
  'go-on': async (given) => (await import('./activation.mjs')).goOnCommand(given),
  'roll-back': async (given) => (await import('./activation.mjs')).rollBackCommand(given),
  version: async (given) => (await import('./version.mjs')).versionCommand(given),
  update: async (given) => (await import('./update.mjs')).updateCommand(given),
  preview: async (given) => (await import('./preview.mjs')).previewCommand(given),
  previews: async (given) => (await import('./preview.mjs')).previewsCommand(given),
  'end-preview': async (given) => (await import('./preview.mjs')).endPreviewCommand(given),
  status: async (given) => (await import('./status.mjs')).statusCommand(given),
};

const OPTIONS = {
  shop: { type: 'string' },
  version: { type: 'string' },
  share: { type: 'string' },
  why: { type: 'string' },
  against: { type: 'string' },
  days: { type: 'string' },
  plan: { type: 'boolean' },
  'no-activate': { type: 'boolean' },
  local: { type: 'boolean' },
};

async function command(name, words) {
  // Jest has words of its own.
  if (name === 'test') return (await import('./run-tests.mjs')).testCommand(words);
  const { values, positionals } = parseArgs({
    args: words,
    options: OPTIONS,
    allowPositionals: true,
  });
  return COMMANDS[name]({ ...values, words: positionals, directory: process.cwd() });
}

/**
 * Runs a command of `pasal`. What goes wrong is said in a sentence, not with a trace.
 * @param {string[]} words as typed
 * @returns {Promise<number>} the exit code
 */
export async function run([name, ...words]) {
  if (name !== 'test' && !(name in COMMANDS)) {
    console.log(USAGE);
    return name === undefined || name === 'help' || name === '--help' ? 0 : 1;
  }
  try {
    return (await command(name, words)) ?? 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(`pasal ${name}: ${error.message}`);
    const problems = error instanceof ShopRefusal ? error.problems : [];
    for (const { text } of problems) console.error(`- ${text}`);
    return 1;
  }
}
