/** Red, green and blue from 0 to 1. */
export type Channels = readonly [red: number, green: number, blue: number];

/** Parses a colour written as `#rgb` or `#rrggbb`. */
export function channelsOf(written: string): Channels {
  const color = written.length === 4 ? written.replaceAll(/[^#]/g, '$&$&') : written;
  const at = (place: number) => parseInt(color.slice(place, place + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

/** Writes a colour as `#rrggbb`. */
export function colorOf(channels: Channels): string {
  const digits = channels.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** Interpolates two colours: `share` of the second, from 0 to 1. */
export function mixColors(one: string, other: string, share: number): string {
  const [red, green, blue] = channelsOf(other);
  const [oneRed, oneGreen, oneBlue] = channelsOf(one);
  const between = (from: number, to: number) => from + (to - from) * share;
  return colorOf([between(oneRed, red), between(oneGreen, green), between(oneBlue, blue)]);
}

/** The relative luminance of a colour by WCAG 2. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 1.4.3 and 1.4.11). */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
