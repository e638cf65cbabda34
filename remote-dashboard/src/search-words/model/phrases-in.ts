import { oneLine } from '@pasal/shared/domain';

/** Phrases that were typed one after the other, parted by commas or lines. */
export function phrasesIn(text: string): string[] {
  return text
    .split(/[,\n،]/u)
    .map((phrase) => oneLine(phrase).replaceAll(/\s+/gu, ' '))
    .filter((phrase) => phrase !== '');
}
