/**
 * @typedef {keyof typeof OPTIONS} Option
 * @typedef {keyof typeof commands} CommandName
 */
/**
 * The arguments of a command, and the working directory.
 * @typedef {{ [Name in Option]?: (typeof OPTIONS)[Name][0] extends null ? boolean : string } &
 *   { words: string[], directory: string }} Given
 */
/**
 * @typedef {object} Command
 * @property {string} [takes] its arguments, in brackets if optional
 * @property {string} does
 * @property {readonly Option[]} options
 * @property {string} undone what was not done when it fails
 * @property {(given: Given) => Promise<void>} run
 */

/** Every option of every command: its value, if any, and its meaning. */
export const OPTIONS = /** @type {const} */ ({
  shop: ['<address>', 'the shop; without it pasal.shop of package.json'],
  version: ['<version>', 'the version of the build; without it the one your sources make'],
  share: ['<percent>', 'shows it to this share of the visitors; without it everyone gets it'],
  plan: [
    null,
    'shows it to a few visitors first, and to more automatically as their visits go well',
  ],
  why: ['<text>', 'the reason, kept in the history'],
  against: ['<address>', 'the same as --shop'],
  alone: [null, 'shows your remote alone, with the data of the shop'],
  language: [
    '<language>',
    'with --alone: en, or ne where it has Nepali; in the shop, addresses below /ne are Nepali',
  ],
  service: ['<address>', 'what answers /x/<remote>/… in the place of its service, on this machine'],
  as: ['<who>', 'who asks it: visitor, staff, admin, or the number of an order that was looked up'],
  port: ['<number>', 'the port on this machine; without it the first free one from 3101 on'],
  days: ['<1 to 7>', 'the days the link is good for; without it 7'],
  time: ['<minutes>', 'ends tests that run longer; without it 5'],
  'no-activate': [null, 'uploads it without showing it to anyone yet'],
  follow: [null, 'goes on and prints what comes'],
  local: [null, 'checks without asking a shop'],
  browser: [
    null,
    'opens its pages and walks a shopper’s way to an order in an installed Chrome or Chromium',
  ],
  'without-walk': [null, 'activates it without a walk through the shop, and whatever one found'],
});

/**
 * Every command: its arguments, description and options, what was not done when it fails, and how it runs. A
 * command's module is loaded only when needed: a build needs no test libraries, and vice versa.
 * @satisfies {Record<string, Command>}
 */
const commands = {
  new: {
    takes: '<name>',
    does: 'a repository of your own, in an empty folder',
    options: ['shop'],
    undone: 'No remote was made.',
    run: async (given) => (await import('./new.mjs')).makeRepository(given),
  },
  dev: {
    does: 'your remote as it is here, in the deployed shop or alone; a change shows at once',
    options: ['against', 'alone', 'language', 'service', 'as', 'port', 'shop'],
    undone: 'Nothing was started.',
    run: async (given) => (await import('./dev.mjs')).develop(given),
  },
  'claim-key': {
    does: 'the key by which a service on this machine knows what pasal dev --service passes on',
    options: [],
    undone: 'There is no key.',
    run: async ({ directory }) => {
      const { publicKeyOf } = await import('../dev/service/development-key.mjs');
      console.log(publicKeyOf(directory));
    },
  },
  test: {
    takes: '[words for jest]',
    does: 'your tests, with a limit of time and of memory; NODE_OPTIONS=--max-old-space-size=<MB> sets the latter',
    options: ['time'],
    undone: 'The tests did not pass.',
    run: async (given) => (await import('./run-tests.mjs')).testCommand(given),
  },
  build: {
    does: 'dist/<version> and its record',
    options: ['version'],
    undone: 'Nothing was built.',
    run: async (given) => (await import('./build.mjs')).buildCommand(given),
  },
  check: {
    does: 'types, imports, and whether the shop would take it',
    options: ['local', 'browser', 'version', 'shop'],
    undone: "It can't go live as it is.",
    run: async (given) => (await import('./check.mjs')).checkCommand(given),
  },
  release: {
    does: 'checks, builds, uploads and activates what your sources make',
    options: ['share', 'plan', 'why', 'browser', 'without-walk', 'no-activate', 'version', 'shop'],
    undone: 'Nothing was released.',
    run: async (given) => (await import('./release.mjs')).releaseCommand(given),
  },
  activate: {
    takes: '<version>',
    does: 'shows an uploaded release to everyone, or to a share of the visitors',
    options: ['share', 'plan', 'why', 'without-walk', 'shop'],
    undone: 'Nothing was activated.',
    run: async (given) => (await import('./activation.mjs')).activateCommand(given),
  },
  stop: {
    does: 'pauses a rollout by plan at its current share',
    options: ['why', 'shop'],
    undone: 'Nothing was stopped.',
    run: async (given) => (await import('./activation.mjs')).stopCommand(given),
  },
  'go-on': {
    does: 'continues what is paused or waiting for approval',
    options: ['why', 'shop'],
    undone: 'Its share has not changed.',
    run: async (given) => (await import('./activation.mjs')).goOnCommand(given),
  },
  'roll-back': {
    takes: '[<version>]',
    does: 'rolls back this version, or the live one, to the version before it',
    options: ['why', 'shop'],
    undone: 'Nothing was rolled back.',
    run: async (given) => (await import('./roll-back.mjs')).rollBackCommand(given),
  },
  preview: {
    takes: '[<version>]',
    does: 'a link that shows an uploaded release before it is live',
    options: ['days', 'shop'],
    undone: 'No link was made.',
    run: async (given) => (await import('./preview.mjs')).previewCommand(given),
  },
  previews: {
    does: 'the valid links, each with its number',
    options: ['shop'],
    undone: 'Nothing is shown.',
    run: async (given) => (await import('./preview.mjs')).previewsCommand(given),
  },
  'end-preview': {
    takes: '<number>',
    does: 'ends a link at once, wherever it was opened',
    options: ['shop'],
    undone: 'No link was ended.',
    run: async (given) => (await import('./preview.mjs')).endPreviewCommand(given),
  },
  status: {
    does: 'what is live, and what could be',
    options: ['shop'],
    undone: 'Nothing is shown.',
    run: async (given) => (await import('./status.mjs')).statusCommand(given),
  },
  errors: {
    does: 'what visitors’ browsers said of errors of your remote, with the places in your sources',
    options: ['follow', 'shop'],
    undone: 'Nothing is shown.',
    run: async (given) => (await import('./errors.mjs')).errorsCommand(given),
  },
  types: {
    does: 'the types of what every live remote exposes, and of every call of the shop, into @mf-types',
    options: ['shop'],
    undone: 'There are no new types.',
    run: async (given) => (await import('./types.mjs')).typesCommand(given),
  },
  version: {
    does: 'the version your sources make',
    options: [],
    undone: 'There is no version.',
    run: async (given) => (await import('./version.mjs')).versionCommand(given),
  },
  update: {
    does: 'the packages of the shop as it is now',
    options: ['shop'],
    undone: 'Nothing was updated.',
    run: async (given) => (await import('./update.mjs')).updateCommand(given),
  },
};

/** @type {Record<CommandName, Command>} */
export const COMMANDS = commands;
