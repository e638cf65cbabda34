import type { Looks, PublicLooks } from '@pasal/shared/contracts';
import { accentColorsOf } from '@pasal/shared/domain';

/** The default looks: Pasal's own. */
const NONE: Looks = { accent: null, logo: null, icon: null };

/** Stored looks over the defaults. */
export const presentLooks = (stored: Partial<Looks>): Looks => ({ ...NONE, ...stored });

/** The looks sent to visitors; undefined if all are defaults, so that nothing is sent. */
export function publicLooksOf({ accent, logo }: Looks): PublicLooks | undefined {
  if (accent === null && logo === null) return undefined;
  return {
    ...(logo && { logo }),
    ...(accent !== null && { accent: accentColorsOf(accent) }),
  };
}

/** A version that changes with the icon: files are named by their content. */
export const iconVersionOf = ({ icon }: Looks): string | undefined =>
  icon === null ? undefined : /([^/]{1,8})[^/]*$/.exec(icon)?.[1];
