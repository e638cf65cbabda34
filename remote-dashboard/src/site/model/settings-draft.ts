import type {
  ManagedSettings,
  NepaliSettings,
  OrderLimits,
  SiteSettings,
} from '@pasal/shared/contracts';

type ScarceLimits = SiteSettings['scarce_limits'];

/** The settings as typed: phones are lines of one text, limits may be temporarily empty. */
export interface SettingsDraft extends Omit<
  SiteSettings,
  'phones' | 'order_limits' | 'scarce_limits'
> {
  phones: string;
  order_limits: Record<keyof OrderLimits, string>;
  scarce_limits: Record<keyof ScarceLimits, string>;
  ne: NepaliSettings;
}

const NO_NEPALI: NepaliSettings = {
  tagline: '',
  address: '',
  opening_hours: '',
  legal_name: '',
  grievance_contact: '',
};

export function draftOf({
  phones,
  order_limits: limits,
  scarce_limits: scarce,
  ne = NO_NEPALI,
  ...settings
}: ManagedSettings): SettingsDraft {
  return {
    ...settings,
    ne,
    phones: phones.join('\n'),
    order_limits: {
      pieces_per_product: String(limits.pieces_per_product),
      pieces_per_order: String(limits.pieces_per_order),
    },
    scarce_limits: { left: String(scarce.left), pieces_per_hour: String(scarce.pieces_per_hour) },
  };
}

/** An empty text is not 0; the server rejects it and names the field. */
const numberOf = (text: string) => (text.trim() === '' ? NaN : Number(text));

export function settingsOf({
  phones,
  order_limits: limits,
  scarce_limits: scarce,
  ...draft
}: SettingsDraft): ManagedSettings {
  const lines = phones.split('\n').map((line) => line.trim());
  return {
    ...draft,
    phones: lines.filter((line) => line !== ''),
    order_limits: {
      pieces_per_product: numberOf(limits.pieces_per_product),
      pieces_per_order: numberOf(limits.pieces_per_order),
    },
    scarce_limits: {
      left: numberOf(scarce.left),
      pieces_per_hour: numberOf(scarce.pieces_per_hour),
    },
  };
}

export function isSameDraft(one: SettingsDraft, other: SettingsDraft): boolean {
  return JSON.stringify(settingsOf(one)) === JSON.stringify(settingsOf(other));
}
