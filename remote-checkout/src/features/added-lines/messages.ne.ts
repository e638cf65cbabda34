import { formatRupees, writeDigits } from '@pasal/shared/domain';
import type { LineAgain } from '../../model/order-again';

const added = ({ added: count, wanted }: LineAgain) =>
  count === 0 ? 'एउटा पनि राखिएन' : `${writeDigits(wanted)} मध्ये ${writeDigits(count)} वटा राखियो`;

/** Why a line could not be added completely. */
export const shortOf: Record<NonNullable<LineAgain['short']>, (line: LineAgain) => string> = {
  gone: ({ name }) => `${name} अब पाइँदैन।`,
  variants: ({ name }) => `${name} अब एकभन्दा बढी विकल्पमा आउँछ। सामानको पृष्ठमा एउटा छान्नुहोस्।`,
  'sold-out': ({ name }) => `${name} स्टकमा छैन।`,
  stock: (line) => `${line.name}: ${added(line)}, स्टकमा भएजति सबै तपाईंको कार्टमा छ।`,
  limit: (line) => `${line.name}: ${added(line)}, एउटा अर्डरमा यतिसम्म मात्र मिल्छ।`,
};

export const otherPrice = (name: string, { now, ordered }: NonNullable<LineAgain['price']>) =>
  `${name}: मूल्य अहिले ${formatRupees(now)} छ, पहिले ${formatRupees(ordered)} थियो।`;

export const piecesAdded = (count: number) => `${writeDigits(count)} वटा सामान कार्टमा राखियो।`;
