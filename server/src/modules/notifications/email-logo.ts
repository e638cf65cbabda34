import { html } from '@pasal/core/http/html';
import type { Sender } from './notification-content';

/** The room a logo has at the head of an email, in pixels: its height is that of the shop's header. */
const ROOM = { width: 240, height: 40 };

/** The owner's logo by its whole address, for mail programs know no shop; nothing where none is chosen. */
export function logoLine({ logo, site, shopUrl }: Sender) {
  if (logo === null) return false;
  const scale = Math.min(1, ROOM.width / logo.width, ROOM.height / logo.height);
  const [width, height] = [logo.width, logo.height].map((side) => Math.round(side * scale));
  return html`<p>
    <img src="${shopUrl}${logo.path}" alt="${site.shop_name}" width="${width}" height="${height}" />
  </p>`;
}
