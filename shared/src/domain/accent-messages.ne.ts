import { writeDigits } from './numerals';
import type { Theme } from './theme-choice';

/** What the accent may contrast too little with. */
export type AccentNeighbour = 'words' | `${Theme} page`;

const beside: Record<AccentNeighbour, string> = {
  words: 'यो रङमाथिका अक्षर गाह्रोसँग पढिन्छन्',
  'light page': 'यो रङ उज्यालो पृष्ठबाट छुट्याउन गाह्रो छ',
  'dark page': 'यो रङ अँध्यारो पृष्ठबाट छुट्याउन गाह्रो छ',
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
  `${beside[which]}: कन्ट्रास्ट ${writeDigits(`${ratio}:1`)} छ, ${writeDigits(`${least}:1`)} हुनुपर्छ। मिल्ने सबैभन्दा नजिकको रङ ${nearest} हो।`;

export const wrongColor = 'रङ # र छ अङ्कमा लेख्नुहोस्, जस्तै #f8c14a।';
