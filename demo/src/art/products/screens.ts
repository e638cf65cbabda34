import type { Pen } from '../pen';
import { box, group, path } from '../svg';
import { screenCanvas, type ScreenPicture } from './screen-canvas';
import { city, dusk, sea } from './screen-places';
import { cameraViews, match, tiles, waves } from './screen-programmes';

const PICTURES: readonly ScreenPicture[] = [dusk, sea, waves, cameraViews, tiles, match, city];

/**
 * The pictures of a screen: 0 mountains at dusk, 1 sea, 2 colour waves, 3 four camera views, 4 tiles, 5 a
 * match, 6 a city at night.
 */
export function screenImage(pen: Pen, w: number, h: number, kind: number): string {
  const clip = pen.clip(box(0, 0, w, h, '#000', 4));
  const picture = PICTURES[kind % PICTURES.length] ?? (() => '');
  return group({ 'clip-path': clip }, picture(screenCanvas(pen, w, h)));
}

/** The window's light across a glass front. */
export function sheen(pen: Pen, w: number, h: number, opacity = 0.16): string {
  const [l, t] = [-w / 2, -h / 2];
  return path(
    `M${l} ${t}H${l + w * 0.52}L${l + w * 0.26} ${t + h}H${l}Z`,
    pen.linear([`#ffffff/${opacity} 0%`, `#ffffff/${opacity * 0.15} 100%`], 'down'),
  );
}
