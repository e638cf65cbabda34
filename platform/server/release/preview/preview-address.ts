/** Where a preview begins and ends; no release may have these addresses (`gate/gate-owners.ts`). */
export const PREVIEW_PATH = '/preview';
export const PREVIEW_END_PATH = '/preview/end';
/** Where an open preview asks whether it is over. */
export const PREVIEW_OPEN_PATH = '/preview/open';
/** The part of the address that carries what was signed. */
export const PREVIEW_PARAMETER = 'link';

/** The link that starts a preview. */
export const previewAddress = (origin: string, text: string) =>
  `${origin}${PREVIEW_PATH}?${new URLSearchParams({ [PREVIEW_PARAMETER]: text })}`;
