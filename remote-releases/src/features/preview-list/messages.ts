export const title = 'Preview links';
export const lead =
  'Each shows one release to whoever holds it. Ended, it shows nothing any more, wherever it was opened.';
export const part = 'Part';
export const version = 'Version';
export const maker = 'Made by';
export const ends = 'Ends';
export const actions = 'Actions';
export const end = 'End';
export const endOf = (name: string, version: string) => `End the preview of ${name} ${version}`;
export const endTitle = (name: string, version: string) => `End the preview of ${name} ${version}?`;
export const endText = 'Whoever has it open sees the shop as everybody does within a few seconds.';
export const failed = 'Failed to load the preview links.';
export const empty = 'No preview links';
export const emptyText = 'One is made in the menu of a part, or by its team with pasal preview.';
