import { writeDigits } from '@pasal/shared/domain';

export const label = (title: string) => `फोटोहरू: ${title}`;
export const previous = 'अघिल्लो फोटो';
export const next = 'अर्को फोटो';
export const show = (number: number) => `फोटो ${writeDigits(number)} देखाउनुहोस्`;
export const position = (number: number, count: number) =>
  `${writeDigits(count)} मध्ये फोटो ${writeDigits(number)}`;
export const picture = (title: string, number: number) => `${title}, फोटो ${writeDigits(number)}`;
export const enlarge = 'फोटो ठूलो पारेर हेर्नुहोस्';
export const enlarged = 'ठूलो पारिएको फोटो';
export const closer = 'ठूलो पार्नुहोस्';
export const farther = 'सानो पार्नुहोस्';
export const times = (zoom: number) => `${writeDigits(zoom * 100)}%`;
