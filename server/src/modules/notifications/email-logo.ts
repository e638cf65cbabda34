import { html } from '@pasal/core/http/html';
import type { Sender } from './notification-content';

/** Maximum size of a logo in an email, in pixels: the height is that of the shop's header. */
const ROOM = { width: 240, height: 40 };

/** The owner's logo with an absolute URL, as email clients need; empty if none is chosen. */
export function logoLine({ logo, site, shopUrl }: Sender) {
  if (logo === null) return false;
  const scale = Math.min(1, ROOM.width / logo.width, ROOM.height / logo.height);
  const [width, height] = [logo.width, logo.height].map((side) => Math.round(side * scale));
  return html`<p>
    <img src="${shopUrl}${logo.path}" alt="${site.shop_name}" width="${width}" height="${height}" />
  </p>`;
}
