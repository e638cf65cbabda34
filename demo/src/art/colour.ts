type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const value = Number.parseInt(full.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `#rrggbb` between two colours; `share` 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  const channel = (index: 0 | 1 | 2) =>
    Math.round(a[index] + (b[index] - a[index]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** Lighter for a positive amount (1 is white), darker for a negative one (-1 is near black). */
export function shade(colour: string, amount: number): string {
  return amount >= 0 ? mix(colour, '#ffffff', amount) : mix(colour, '#05080f', -amount);
}

/** Perceived brightness, 0 to 1: decides whether lettering on a surface is dark or light. */
export function brightness(colour: string): number {
  const [red, green, blue] = parse(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
