/** The shop's texts about releases. */

/** The author of an own build, and its version's name in the history. */
export const OWN = 'own';
export const refused = "The release doesn't fit with what's live.";
export const noSuchRelease = (name: string, version: string) =>
  `There is no release ${version} of ${name}.`;
export const noSuchName = (name: string) => `There's no part called ${name}.`;
export const isThere = (name: string, version: string) =>
  `There's already a release ${version} of ${name}. A version never changes.`;
const stored = (name: string, versions: number, megabytes: number) =>
  `${versions} releases of ${name} with ${megabytes} MB`;
export const nearlyFull = (name: string, now: [number, number], most: [number, number]) =>
  `The shop keeps ${stored(name, ...now)} and takes ${most[0]} with ${most[1]} MB at most. One goes 30 days after it was last live.`;
export const full = (name: string, most: [number, number]) =>
  `The shop keeps ${stored(name, ...most)} at most, and this one would be more. One goes 30 days after it was last live; one that nobody was shown makes room a day after its upload.`;
export const isLive = (name: string, version: string) => `${name} ${version} is live already.`;
export const otherCandidate = (name: string, version: string, share: number) =>
  `${name} ${version} is being shown to ${share} % of the visitors; one release at a time can be.`;
export const nothingEarlier = (name: string) => `There is nothing before what is live of ${name}.`;
export const takenOff = (name: string, version: string, why: string) =>
  `${name} ${version} is no longer live; the shop's own build serves. ${why}`;
export const returned = (name: string, version: string) =>
  `${name} ${version} failed too often and was rolled back automatically`;
export const noEmail = "This isn't a valid email address.";
export const noSuchToken = "This token doesn't exist.";
export const wrongName = (record: string, name: string) =>
  `The archive holds a release of ${record}, not of ${name}.`;
export const noArchive = 'A release is sent as one application/gzip body.';
export const ownName = 'The development build cannot be released.';
export const activated = (name: string, version: string, share: number) =>
  `${name} ${version} is shown to ${share >= 100 ? 'everyone' : `${share} % of the visitors`} now.`;
const liveAs = (version: string | null) => version ?? 'nothing of it';
export const wentBack = (name: string, version: string, when: string, live: string | null) =>
  `${name} ${version} was rolled back automatically at ${when}; ${liveAs(live)} is live.`;
export const triedFirst = (name: string, version: string, candidate: string) =>
  `${name} ${candidate} is being tried and would be rolled back before ${version}.`;
export const notLive = (name: string, version: string, live: string | null) =>
  `${name} ${version} is not live by now; ${liveAs(live)} is.`;
export const rolledBack = (name: string) => `${name} is back to what it was before.`;
export const linkMade = 'Preview link created.';
export const noSuchPreview = "This preview link doesn't exist. It may have ended.";
export const previewEnded = 'Preview ended.';
export const tokenMade = 'Token created.';
export const tokenRevoked = 'Token revoked.';
