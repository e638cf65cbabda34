import { mix, shade } from './colour';
import { element } from './svg';

/** A gradient stop: `#rrggbb`, then `/opacity` and ` offset%` where they matter. */
type Stop = string;
type Direction = 'down' | 'right' | 'diagonal';

const VECTORS: Record<Direction, readonly [number, number, number, number]> = {
  down: [0, 0, 0, 1],
  right: [0, 0, 1, 0],
  diagonal: [0, 0, 1, 1],
};

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [paint = '', offset] = stop.split(' ');
      const [colour = '', opacity] = paint.split('/');
      return element('stop', {
        offset: offset ?? `${Math.round((index / (stops.length - 1)) * 100)}%`,
        'stop-color': colour,
        ...(opacity === undefined ? {} : { 'stop-opacity': opacity }),
      });
    })
    .join('');
}

interface Canvas {
  width: number;
  height: number;
  scale?: number;
}

/** Without this attribute each blur turns every pixel into another colour space and back. */
const AS_DRAWN = { 'color-interpolation-filters': 'sRGB' };

/** Collects the gradients, clips and filters a picture uses and names each once. */
export class Pen {
  private readonly definitions = new Map<string, string>();

  private define(name: string, attributes: Record<string, string | number>, inner: string): string {
    const key = `${name}${JSON.stringify(attributes)}${inner}`;
    const known = this.definitions.get(key);
    if (known !== undefined) return known;
    const id = `d${this.definitions.size}`;
    this.definitions.set(key, id);
    return id;
  }

  linear(stops: readonly Stop[], direction: Direction = 'down'): string {
    const [x1, y1, x2, y2] = VECTORS[direction];
    return `url(#${this.define('linearGradient', { x1, y1, x2, y2 }, stopsOf(stops))})`;
  }

  /** A highlight at (fx, fy) of a circle round the middle of the shape; all in parts of its box. */
  radial(stops: readonly Stop[], fx = 0.5, fy = 0.5, r = 0.5): string {
    const at = { cx: 0.5, cy: 0.5, r, fx, fy };
    return `url(#${this.define('radialGradient', at, stopsOf(stops))})`;
  }

  clip(shape: string): string {
    return `url(#${this.define('clipPath', {}, shape)})`;
  }

  blur(deviation: number): string {
    const room = { x: '-40%', y: '-40%', width: '180%', height: '180%', ...AS_DRAWN };
    return `url(#${this.define('filter', room, element('feGaussianBlur', { stdDeviation: deviation }))})`;
  }

  /** Turns the shape it is applied to into a soft dark one of the same outline. */
  shadow(deviation: number): string {
    const room = { x: '-20%', y: '-20%', width: '140%', height: '140%', ...AS_DRAWN };
    const steps = element('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: deviation });
    return `url(#${this.define('filter', room, steps)})`;
  }

  /** Defines markup once, to be shown several times with `use`. */
  reuse(markup: string): string {
    return this.define('g', {}, markup);
  }

  /** Moulded plastic or paint: lit from the top left. */
  plastic(colour: string): string {
    return this.linear(
      [`${shade(colour, 0.28)} 0%`, `${colour} 45%`, `${shade(colour, -0.2)} 100%`],
      'diagonal',
    );
  }

  /** A cylinder standing upright: dark edges, light left of the middle, a thin rim light right. */
  barrel(colour: string): string {
    return this.linear(
      [
        `${shade(colour, -0.32)} 0%`,
        `${shade(colour, 0.05)} 14%`,
        `${shade(colour, 0.42)} 30%`,
        `${colour} 52%`,
        `${shade(colour, -0.34)} 90%`,
        `${shade(colour, -0.18)} 100%`,
      ],
      'right',
    );
  }

  /** A cylinder lying on its side. */
  log(colour: string): string {
    return this.linear([
      `${shade(colour, -0.08)} 0%`,
      `${shade(colour, 0.45)} 22%`,
      `${colour} 50%`,
      `${shade(colour, -0.36)} 92%`,
      `${shade(colour, -0.2)} 100%`,
    ]);
  }

  ball(colour: string): string {
    return this.radial(
      [
        `${shade(colour, 0.5)} 0%`,
        `${shade(colour, 0.08)} 45%`,
        `${shade(colour, -0.22)} 80%`,
        `${shade(colour, -0.42)} 100%`,
      ],
      0.34,
      0.28,
      0.56,
    );
  }

  steel(direction: Direction = 'right'): string {
    return this.linear(
      ['#8d969f', '#dfe5ea', '#f7f9fa', '#b9c1c9', '#eef1f3', '#a1aab3', '#7f8891'],
      direction,
    );
  }

  glass(tint = '#10151d'): string {
    return this.linear(
      [
        `${mix(tint, '#ffffff', 0.26)} 0%`,
        `${mix(tint, '#ffffff', 0.06)} 38%`,
        `${tint} 39%`,
        `${shade(tint, -0.4)} 100%`,
      ],
      'diagonal',
    );
  }

  /** The finished picture of a field of this size, `scale` pixels for each of its units. */
  svg({ width, height, scale = 1 }: Canvas, ...body: string[]): string {
    const definitions = [...this.definitions].map(([key, id]) => {
      const name = /^[a-zA-Z]+/.exec(key)?.[0] ?? '';
      const end = key.indexOf('}') + 1;
      const attributes = JSON.parse(key.slice(name.length, end)) as Record<string, string>;
      return element(name, { id, ...attributes }, key.slice(end));
    });
    return element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: width * scale,
        height: height * scale,
        viewBox: `0 0 ${width} ${height}`,
      },
      element('defs', {}, ...definitions),
      ...body,
    );
  }
}
