export const title = 'Preview links';
export const lead =
  'Each link shows one release to whoever has it. Once ended, it stops working everywhere.';
export const part = 'Part';
export const version = 'Version';
export const maker = 'Made by';
export const ends = 'Ends';
export const actions = 'Actions';
export const end = 'End';
export const endOf = (name: string, version: string) => `End the preview of ${name} ${version}`;
export const endTitle = (name: string, version: string) => `End the preview of ${name} ${version}?`;
export const endText = 'Anyone who has it open sees the live shop again within a few seconds.';
export const failed = 'Failed to load the preview links.';
export const empty = 'No preview links';
export const emptyText = "Create one from a part's menu, or with pasal preview.";
