import type { SiteSettings } from '@pasal/shared/contracts';
import { pathIn, type Language } from '@pasal/platform/contract/language';
import { THEME_COLOR } from '../icon';

/**
 * The web app manifest, which phones read when the shop is added to the home screen.
 * @param version of the shop's own icon
 */
export function manifestOf(
  { shop_name, tagline }: SiteSettings,
  language: Language,
  version?: string,
) {
  const icon = (path: string, sizes: string, type = 'image/png') => ({
    src: version === undefined ? path : `${path}?v=${version}`,
    sizes,
    type,
  });
  return {
    id: pathIn(language, '/'),
    name: shop_name,
    short_name: shop_name,
    ...(tagline && { description: tagline }),
    lang: language,
    start_url: pathIn(language, '/'),
    scope: '/',
    display: 'standalone',
    theme_color: THEME_COLOR,
    background_color: '#ffffff',
    icons: [
      icon('/icon.svg', 'any', 'image/svg+xml'),
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      { ...icon('/icon-maskable-512.png', '512x512'), purpose: 'maskable' },
    ],
  };
}
