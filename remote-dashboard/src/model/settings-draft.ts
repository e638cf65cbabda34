import type { SiteSettings } from '@pasal/shared/contracts';

/** The settings as they are typed: phones are lines of one text. */
export interface SettingsDraft extends Omit<SiteSettings, 'phones'> {
  phones: string;
}

export function draftOf({ phones, ...settings }: SiteSettings): SettingsDraft {
  return { ...settings, phones: phones.join('\n') };
}

export function settingsOf({ phones, ...draft }: SettingsDraft): SiteSettings {
  const lines = phones.split('\n').map((line) => line.trim());
  return { ...draft, phones: lines.filter((line) => line !== '') };
}

export function isSameDraft(one: SettingsDraft, other: SettingsDraft): boolean {
  return JSON.stringify(settingsOf(one)) === JSON.stringify(settingsOf(other));
}
