/** The shop's texts about walks with a release in place. */

/** Stands for the shop's own browser in lists. */
export const SHOP = 'the shop';
const countOf = (findings: number) => (findings === 1 ? '1 finding' : `${findings} findings`);

export const walksFirst = (name: string, version: string) =>
  `The shop walks through ${name} ${version} in a browser first. It goes live at the end if nothing is found.`;
export const otherWalk = (name: string, version: string) =>
  `The shop walks through ${name} ${version} in a browser now, and through one release at a time. Try again in a minute.`;
export const notWalked = (why: string) =>
  `The walk through the shop with it in place could not be made: ${why.replace(/[.]$/, '')}. Try again, or activate it without the walk.`;
export const movedOn =
  'Something else went live while the shop was walked through with it in place. Activate it again.';
export const tooLong = (minutes: number) => `it took more than ${minutes} minutes`;
export const noBrowser = 'no browser';
export const resultTaken = (findings: number) =>
  findings === 0
    ? 'The walk found nothing. The shop has noted it.'
    : `The shop has noted the walk, with ${countOf(findings)}.`;
export const otherDigest = (name: string, version: string) =>
  `The shop has ${name} ${version} with other bytes than those that were walked.`;
export const otherLive = 'Something else is live by now than you walked beside. Walk again.';
export const needsToken = 'A result is signed with the token of a team, and sent with it.';
export const wrongSignature = 'The result is not signed with this token, or was changed since.';
export const onWalk = 'On a walk nothing is ordered or changed.';
