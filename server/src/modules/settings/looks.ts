import type { Looks, PublicLooks } from '@pasal/shared/contracts';
import { accentColorsOf } from '@pasal/shared/domain';

/** The looks of a shop that has chosen nothing: Pasal's own. */
const NONE: Looks = { accent: null, logo: null, icon: null };

/** Stored looks over those of a shop that has chosen nothing. */
export const presentLooks = (stored: Partial<Looks>): Looks => ({ ...NONE, ...stored });

/** What visitors get of the looks; undefined where all is Pasal's own, so that nothing is sent. */
export function publicLooksOf({ accent, logo }: Looks): PublicLooks | undefined {
  if (accent === null && logo === null) return undefined;
  return {
    ...(logo && { logo }),
    ...(accent !== null && { accent: accentColorsOf(accent) }),
  };
}

/** A word that another icon changes: files are named by their content. */
export const iconVersionOf = ({ icon }: Looks): string | undefined =>
  icon === null ? undefined : /([^/]{1,8})[^/]*$/.exec(icon)?.[1];
