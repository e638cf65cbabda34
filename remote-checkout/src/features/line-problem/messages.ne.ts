import { formatRupees, writeDigits } from '@pasal/shared/domain';
import type { CheckedLine, ProblemKind } from '../../model/checked-line';

interface ProblemWords {
  text: string;
  accept: string;
}

const leftOut = 'यसको रकम जम्मामा जोडिएको छैन।';
const mostPerOrder = (most: string) => `यो सामान एकपटकमा ${most} थानसम्म मात्र अर्डर गर्न मिल्छ।`;

/** The texts for a line that differs, and for the button that accepts it (D14). */
export function problemWords(
  { price: seen }: CheckedLine['item'],
  { price, in_stock, most: limit }: { price: number; in_stock: number; most: number },
): Record<ProblemKind, ProblemWords> {
  const now = formatRupees(price);
  const was = formatRupees(seen);
  const left = writeDigits(in_stock);
  const most = writeDigits(limit);
  return {
    'not-available': { text: `यो सामान अब पाइँदैन। ${leftOut}`, accept: 'हटाउनुहोस्' },
    'choose-variant': {
      text: `यो सामान अब एकभन्दा बढी विकल्पमा आउँछ। सामानको पृष्ठमा एउटा छान्नुहोस्। ${leftOut}`,
      accept: 'हटाउनुहोस्',
    },
    'sold-out': { text: `यो सामान स्टकमा छैन। ${leftOut}`, accept: 'हटाउनुहोस्' },
    price: {
      text: `मूल्य अहिले ${now} छ। पहिले ${was} थियो।`,
      accept: 'नयाँ मूल्य स्वीकार गर्नुहोस्',
    },
    stock: {
      text: `स्टकमा ${left} थान मात्र बाँकी छ।`,
      accept: `${left} थान लिनुहोस्`,
    },
    'price-and-stock': {
      text: `स्टकमा ${left} थान मात्र बाँकी छ, र मूल्य अहिले ${now} छ। पहिले ${was} थियो।`,
      accept: `नयाँ मूल्यमा ${left} थान लिनुहोस्`,
    },
    limit: { text: mostPerOrder(most), accept: `${most} थान लिनुहोस्` },
    'price-and-limit': {
      text: `${mostPerOrder(most)} मूल्य अहिले ${now} छ। पहिले ${was} थियो।`,
      accept: `नयाँ मूल्यमा ${most} थान लिनुहोस्`,
    },
  };
}
