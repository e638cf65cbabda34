import type { Poster, SiteSettings } from '@pasal/shared/contracts';
import { imagePathsOf } from '@pasal/shared/domain';
import { DEFAULT_SETTINGS } from './default-settings';

export function presentPoster({ id, type, images }: Omit<Poster, 'images'> & { images: unknown }) {
  return { id, type, images: imagePathsOf(images) };
}

/** Stored settings over the defaults, group by group, so that a setting added later has a value. */
export function presentSettings(stored: Partial<SiteSettings>): SiteSettings {
  return {
    ...DEFAULT_SETTINGS,
    ...stored,
    social: { ...DEFAULT_SETTINGS.social, ...stored.social },
    legal: { ...DEFAULT_SETTINGS.legal, ...stored.legal },
    order_limits: { ...DEFAULT_SETTINGS.order_limits, ...stored.order_limits },
    scarce_limits: { ...DEFAULT_SETTINGS.scarce_limits, ...stored.scarce_limits },
  };
}
