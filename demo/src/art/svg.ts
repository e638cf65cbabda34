/** Markup of SVG elements. Numbers are rounded: shorter files, the same picture. */
type Attributes = Record<string, string | number>;

function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? number(value) : value}"`)
    .join('');
}

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const inner = children.join('');
  const open = `<${name}${attributesOf(attributes)}`;
  return inner === '' ? `${open}/>` : `${open}>${inner}</${name}>`;
}

/** A rectangle centred on (cx, cy); `r` rounds its corners. */
export function box(
  cx: number,
  cy: number,
  width: number,
  height: number,
  fill: string,
  r = 0,
  more: Attributes = {},
): string {
  const [x, y] = [cx - width / 2, cy - height / 2];
  return element('rect', { x, y, width, height, rx: r, fill, ...more });
}

/** A rectangle from its top left corner. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  r = 0,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, rx: r, fill, ...more });
}

export function circle(
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('circle', { cx, cy, r, fill, ...more });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more });
}

/** An unfilled line with round ends. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return path(d, 'none', {
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export function group(attributes: Attributes, ...children: string[]): string {
  return element('g', attributes, ...children);
}

export function move(x: number, y: number, scale: number, ...children: string[]): string {
  const transform = `translate(${number(x)} ${number(y)}) scale(${Math.round(scale * 1e4) / 1e4})`;
  return group({ transform }, ...children);
}

export function turn(degrees: number, cx: number, cy: number, ...children: string[]): string {
  return group(
    { transform: `rotate(${number(degrees)} ${number(cx)} ${number(cy)})` },
    ...children,
  );
}

/** `count` things in a row, `gap` apart, centred on x = 0; `draw` gets each x and its index. */
export function row(count: number, gap: number, draw: (x: number, index: number) => string) {
  const first = (-(count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, index) => draw(first + index * gap, index)).join('');
}

/** `count` things on a circle; `draw` gets their place and angle in degrees (0 is up). */
export function ring(
  count: number,
  radius: number,
  draw: (x: number, y: number, angle: number) => string,
  start = 0,
): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = start + (360 / count) * index;
    const radians = ((angle - 90) * Math.PI) / 180;
    return draw(Math.cos(radians) * radius, Math.sin(radians) * radius, angle);
  }).join('');
}
