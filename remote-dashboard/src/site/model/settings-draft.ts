import type { OrderLimits, SiteSettings } from '@pasal/shared/contracts';

/** The settings as they are typed: phones are lines of one text, limits may be empty for a moment. */
export interface SettingsDraft extends Omit<SiteSettings, 'phones' | 'order_limits'> {
  phones: string;
  order_limits: Record<keyof OrderLimits, string>;
}

export function draftOf({
  phones,
  order_limits: limits,
  ...settings
}: SiteSettings): SettingsDraft {
  return {
    ...settings,
    phones: phones.join('\n'),
    order_limits: {
      pieces_per_product: String(limits.pieces_per_product),
      pieces_per_order: String(limits.pieces_per_order),
    },
  };
}

export function settingsOf({
  phones,
  order_limits: limits,
  ...draft
}: SettingsDraft): SiteSettings {
  const lines = phones.split('\n').map((line) => line.trim());
  return {
    ...draft,
    phones: lines.filter((line) => line !== ''),
    // What is no number is refused by the server, which names the field.
    order_limits: {
      pieces_per_product: Number(limits.pieces_per_product),
      pieces_per_order: Number(limits.pieces_per_order),
    },
  };
}

export function isSameDraft(one: SettingsDraft, other: SettingsDraft): boolean {
  return JSON.stringify(settingsOf(one)) === JSON.stringify(settingsOf(other));
}
