import { modulesOf } from './code-128';
import * as messages from './messages';
import { Code } from './packing-slip.styles';

/** Millimetres of one module; scanners want a quarter or more. */
const MODULE = 0.33;
const HEIGHT = 16;
/** Modules of white on either side, as the standard asks for. */
const QUIET = 10;

/** An order's number as a code that scanners read, in black on white whatever the theme is. */
export function OrderCode({ number }: { number: string }) {
  const modules = modulesOf(number);
  if (modules === undefined) return null;
  const width = modules.length + 2 * QUIET;
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ index, 0: bar }) => `M${index + QUIET} 0h${bar.length}v1h-${bar.length}z`,
  );
  return (
    <Code>
      <svg
        role="img"
        aria-label={messages.code(number)}
        width={`${(width * MODULE).toFixed(2)}mm`}
        height={`${HEIGHT}mm`}
        viewBox={`0 0 ${width} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
      >
        <path d={`M0 0h${width}v1H0z`} fill="#fff" />
        <path d={bars.join('')} fill="#000" />
      </svg>
      <figcaption>{number}</figcaption>
    </Code>
  );
}
