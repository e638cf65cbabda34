import type { Theme } from './theme-choice';

/** What the accent may contrast too little with. */
export type AccentNeighbour = 'words' | `${Theme} page`;

const beside: Record<AccentNeighbour, string> = {
  words: 'Words on this colour can hardly be read',
  'light page': 'This colour can hardly be told from the light page',
  'dark page': 'This colour can hardly be told from the dark page',
};

interface Measured {
  beside: AccentNeighbour;
  /** Formatted for display. */
  ratio: string;
  least: number;
  nearest: string;
}

/** The problem, with the measured value and the solution. */
export const accentRefusal = ({ beside: which, ratio, least, nearest }: Measured) =>
  `${beside[which]}: the contrast is ${ratio}:1 and has to be ${least}:1. The nearest colour that works is ${nearest}.`;

export const wrongColor = 'Write the colour as # and six digits, such as #f8c14a.';
