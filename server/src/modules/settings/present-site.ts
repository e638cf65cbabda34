import type { Language } from '@pasal/core/contract/language';
import type { ManagedSettings, NepaliSettings, SiteSettings } from '@pasal/shared/contracts';
import { inNepali } from '../nepali';
import { DEFAULT_SETTINGS } from './default-settings';

/** Stored settings over the defaults, group by group, so that a setting added later has a value. */
export function presentSettings(stored: Partial<ManagedSettings>): ManagedSettings {
  return {
    ...DEFAULT_SETTINGS,
    ...stored,
    social: { ...DEFAULT_SETTINGS.social, ...stored.social },
    legal: { ...DEFAULT_SETTINGS.legal, ...stored.legal },
    order_limits: { ...DEFAULT_SETTINGS.order_limits, ...stored.order_limits },
    scarce_limits: { ...DEFAULT_SETTINGS.scarce_limits, ...stored.scarce_limits },
  };
}

/** Nests the Nepali texts of the settings as the settings are nested. */
function overSettings({ legal_name, grievance_contact, ...texts }: NepaliSettings) {
  return { texts, legal: { name: legal_name, grievance_contact } };
}

/** The settings sent to visitors. */
export function presentPublicSettings(
  { ne, ...settings }: ManagedSettings,
  language: Language,
): SiteSettings {
  if (language === 'en' || ne === undefined) return settings;
  const { texts, legal } = overSettings(ne);
  return { ...inNepali(settings, texts), legal: inNepali(settings.legal, legal) };
}
