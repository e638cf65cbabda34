/** What pages about previews say. */
export const preview = 'Preview';
export const shows = (title: string, version: string, until: string) =>
  `of ${title} ${version}, until ${until}. Only you see it; what you order is ordered.`;
export const end = 'End preview';
export const toShop = 'To the shop';
export const ended = 'The preview has ended';
export const endedText = 'You see the shop as everybody does.';
export const notShown = 'This preview cannot be shown';
export const expired = 'The link has expired. Ask whoever gave it to you for a new one.';
export const endedLink = 'This preview was ended. Ask whoever gave you the link for a new one.';
export const forged =
  'The link is not one this shop made, or a part of it is missing. Copy it as a whole.';
export const refused = 'It does not fit beside what is live now:';
export const signedIn =
  'You are signed in as staff. A release that is not live never runs with a staff session: sign out, or open the link in a private window.';
export const noHost = 'The shop is being put up. Try again soon.';
