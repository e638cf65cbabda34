/** The texts of pages about previews. */
export const preview = 'Preview';
export const shows = (title: string, version: string, until: string) =>
  `of ${title} ${version}, until ${until}. Only you see it. Orders placed here are real.`;
export const end = 'End preview';
export const toShop = 'To the shop';
export const ended = 'The preview has ended';
export const endedText = 'You now see the live shop.';
export const notShown = 'This preview can’t be shown';
export const expired = 'This link has expired. Ask whoever sent it for a new one.';
export const endedLink = 'This preview has ended. Ask whoever sent the link for a new one.';
export const forged = 'This link isn’t valid, or part of it is missing. Copy the whole link.';
export const refused = 'It doesn’t fit with what’s live now:';
export const signedIn =
  'You’re signed in as staff. Releases that aren’t live never run in a staff session. Sign out, or open the link in a private window.';
export const noHost = 'The shop is starting. Try again soon.';
