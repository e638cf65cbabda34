/**
 * What `npm start` builds, and in which order. A full or light build from the current sources is reused.
 * @typedef {{workspace: string, release: string, light?: string}} Job
 * @typedef {object} Part
 * @property {string} workspace
 * @property {string} name its federation name
 * @property {string} release of its full build
 * @property {string} lightRelease the release of its first-start build
 * @property {'server' | 'pages' | 'kit'} kind
 * @property {boolean} isOpening true when the shop opens with it
 * @property {boolean} isWhole true when its full build exists
 * @property {string[] | null} languages those of its light build; null if there is none
 * @property {readonly { path: string, layout?: string }[]} routes
 * @property {string[]} around the layouts that contain it
 */

/**
 * @param {Part[]} parts in build order
 * @param {readonly string[]} all the languages of the shop's pages, the first one first
 * @returns {{server: Job[], opening: Job[], later: Job[]}} the parts of the server; the pages the shop opens with;
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
