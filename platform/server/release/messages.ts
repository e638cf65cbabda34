/** What the shop says about releases. */

/** Who an own build is by, and what stands for its version in the history. */
export const OWN = 'own';
export const refused = 'The release does not fit beside what is live.';
export const noSuchRelease = (name: string, version: string) =>
  `There is no release ${version} of ${name}.`;
export const noSuchName = (name: string) => `Nothing is called ${name}.`;
export const isThere = (name: string, version: string) =>
  `There is a release ${version} of ${name} already; a version never changes.`;
const kept = (name: string, versions: number, megabytes: number) =>
  `${versions} releases of ${name} with ${megabytes} MB`;
export const nearlyFull = (name: string, now: [number, number], most: [number, number]) =>
  `The shop keeps ${kept(name, ...now)} and takes ${most[0]} with ${most[1]} MB at most. One goes 30 days after it was last live.`;
export const full = (name: string, most: [number, number]) =>
  `The shop keeps ${kept(name, ...most)} at most, and this one would be more. One goes 30 days after it was last live; one that nobody was shown makes room a day after its upload.`;
export const isLive = (name: string, version: string) => `${name} ${version} is live already.`;
export const otherCandidate = (name: string, version: string, share: number) =>
  `${name} ${version} is being shown to ${share} % of the visitors; one release at a time can be.`;
export const nothingEarlier = (name: string) => `There is nothing before what is live of ${name}.`;
export const takenOff = (name: string, version: string, why: string) =>
  `${name} ${version} is no longer live; the shop's own build serves. ${why}`;
export const returned = (name: string, version: string) =>
  `${name} ${version} failed too often and went back by itself`;
export const noEmail = 'This is no e-mail address.';
export const noSuchToken = 'There is no such token.';
export const wrongName = (record: string, name: string) =>
  `The archive holds a release of ${record}, not of ${name}.`;
export const noArchive = 'A release is sent as one application/gzip body.';
export const ownName = 'The development build cannot be released.';
export const activated = (name: string, version: string, share: number) =>
  `${name} ${version} is shown to ${share >= 100 ? 'everyone' : `${share} % of the visitors`} now.`;
export const rolledBack = (name: string) => `${name} is back to what it was before.`;
export const linkMade = 'Preview link made.';
export const noSuchPreview = 'There is no such preview link; it may have ended.';
export const previewEnded = 'Preview ended.';
export const tokenMade = 'Token made.';
export const tokenRevoked = 'Token revoked.';
