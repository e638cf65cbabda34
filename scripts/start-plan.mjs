/**
 * What `npm start` builds, and in which order. A part that is built whole or lightly from these sources is used as it is.
 * @typedef {{workspace: string, release: string, light?: string}} Job
 * @typedef {object} Part
 * @property {string} workspace
 * @property {string} name its name in the federation
 * @property {string} release of its whole build
 * @property {string} lightRelease of what a first start builds of it
 * @property {'server' | 'pages' | 'kit'} kind
 * @property {boolean} isOpening true when the shop opens with it
 * @property {boolean} isWhole true when its whole build is there
 * @property {string[] | null} languages those of its light build; null when there is none
 * @property {readonly { path: string, layout?: string }[]} routes
 * @property {string[]} around the layouts of which it is a piece
 */

/**
 * @param {Part[]} parts in the order in which they are built
 * @param {readonly string[]} all the languages of the shop's pages, the first one first
 * @returns {{server: Job[], opening: Job[], later: Job[]}} what the server is made of; the pages the shop opens with;
 * what is built while it is open: pages in English, then those in other languages, then the kit
 */
export function planStart(parts, all) {
  const missing = parts.filter(({ isWhole }) => !isWhole);
  const [first = 'en', ...others] = all;
  /** @type {(language: string, isWanted: (part: Part) => boolean) => Job[]} */
  const jobsIn = (language, isWanted) =>
    missing
      .filter((part) => part.kind === 'pages' && isWanted(part))
      .filter(({ languages }) => !languages?.includes(language))
      .map(({ workspace, lightRelease }) => ({
        workspace,
        release: lightRelease,
        light: language,
      }));
  /** @type {(kind: Part['kind']) => Job[]} */
  const whole = (kind) =>
    missing
      .filter((part) => part.kind === kind)
      .map(({ workspace, release }) => ({ workspace, release }));
  return {
    server: whole('server'),
    opening: jobsIn(first, ({ isOpening }) => isOpening),
    later: [
      ...jobsIn(first, ({ isOpening }) => !isOpening),
      ...others.flatMap((language) => jobsIn(language, () => true)),
      ...whole('kit'),
    ],
  };
}
