import type { Looks } from '@pasal/shared/contracts';
import { accentFault } from '@pasal/shared/domain';
import type { PictureChoice } from '../../kit/model/picture-file';

/** The branding as selected; an empty accent means Pasal's default. */
export interface LooksDraft {
  accent: string;
  logo: PictureChoice;
  icon: PictureChoice;
}

const unchanged = (stored: unknown): PictureChoice => ({
  file: undefined,
  isBare: stored === null,
});

export const looksDraftOf = ({ accent, logo, icon }: Looks): LooksDraft => ({
  accent: accent ?? '',
  logo: unchanged(logo),
  icon: unchanged(icon),
});

const isSamePicture = (one: PictureChoice, other: PictureChoice) =>
  one.file === other.file && one.isBare === other.isBare;

/** Files have no text to compare. */
export const isSameLooks = (one: LooksDraft, other: LooksDraft): boolean =>
  one.accent === other.accent &&
  isSamePicture(one.logo, other.logo) &&
  isSamePicture(one.icon, other.icon);

/** Six digits are a colour with their # and without. */
export function typedColor(text: string): string {
  const color = text.trim().toLowerCase();
  return /^[0-9a-f]{6}$/.test(color) ? `#${color}` : color;
}

export function checkLooks({ accent }: LooksDraft): Readonly<Record<string, string>> {
  const fault = accent === '' ? undefined : accentFault(accent);
  return fault ? { accent: fault.words } : {};
}

function choiceOf({ file, isBare }: PictureChoice) {
  if (file) return 'new';
  return isBare ? 'none' : 'keep';
}

/** The form as the server reads it: the logo's picture before the icon's. */
export function looksFormOf({ accent, logo, icon }: LooksDraft, version: number): FormData {
  const form = new FormData();
  form.append('version', String(version));
  form.append('accent', accent);
  form.append('logo', choiceOf(logo));
  form.append('icon', choiceOf(icon));
  for (const { file } of [logo, icon]) if (file) form.append('pictures', file);
  return form;
}
