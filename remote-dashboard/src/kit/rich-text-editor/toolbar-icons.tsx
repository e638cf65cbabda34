import type { ReactNode } from 'react';

const shapes = {
  undo: <path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4" />,
  redo: <path d="m16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h4" />,
  heading: <path d="M6 5v14M18 5v14M6 12h12" strokeWidth="2.4" />,
  bold: <path d="M7 5h6a3.5 3.5 0 0 1 0 7H7V5ZM7 12h7a3.5 3.5 0 0 1 0 7H7v-7Z" strokeWidth="2.6" />,
  italic: <path d="M10 5h8M6 19h8M14.5 5l-5 14" />,
  underline: <path d="M7 4v7a5 5 0 0 0 10 0V4M5 20h14" />,
  strike: (
    <path d="M4 12h16M17 7c-.8-1.9-2.6-3-5-3-3 0-5 1.5-5 3.800 0 1.400.7 2.4 2 3.100M7 16.500C7.700 18.700 9.500 20 12 20c3 0 5-1.600 5-4 0-.8-.2-1.400-.6-2" />
  ),
  colour: <path d="m6.5 16 5.5-13 5.5 13M8.5 11.5h7" />,
  left: <path d="M4 6h16M4 10h10M4 14h16M4 18h10" />,
  center: <path d="M4 6h16M7 10h10M4 14h16M7 18h10" />,
  right: <path d="M4 6h16M10 10h10M4 14h16M10 18h10" />,
  justify: <path d="M4 6h16M4 10h16M4 14h16M4 18h16" />,
  link: (
    <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17" />
  ),
  table: <path d="M4 5h16v14H4V5ZM4 10h16M4 14.500h16M12 5v14" />,
  divider: <path d="M4 12h16M8 6h8M8 18h8" strokeDasharray="none" />,
} satisfies Record<string, ReactNode>;

export type ToolbarIconName = keyof typeof shapes;

/** Decoration only: the button carries the name. */
export function ToolbarIcon({ name }: { name: ToolbarIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes[name]}
    </svg>
  );
}
