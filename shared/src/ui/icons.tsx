import type { SVGProps } from 'react';
import type * as icons from './icon-shapes';

export * as icons from './icon-shapes';

/** One of `icons`. */
export type IconShape = (typeof icons)[keyof typeof icons];

interface IconProps extends SVGProps<SVGSVGElement> {
  shape: IconShape;
  /** Pixels. */
  size?: number;
}

/** Decoration only: the control around it carries the name. */
export function Icon({ shape, size = 20, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={shape} />
    </svg>
  );
}
