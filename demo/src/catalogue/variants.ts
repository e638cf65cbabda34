/** One choice of a demo product. */
interface DemoVariant {
  name: string;
  code: string;
  /** Rupees before the product's discount. */
  price: number;
  /** Pieces in stock; the first variant has those of the product. */
  inStock?: number;
  /** Number of the product's picture, from 0. */
  image?: number;
}

const inSizes = (code: string, sizes: readonly (readonly [string, number, number])[]) =>
  sizes.map(([name, price, inStock], at): DemoVariant => ({
    name,
    code: `${code}-${name.replace(' ', '')}`,
    price,
    ...(at > 0 && { inStock }),
  }));

/** Products of the demo that are sold in variants, by their titles. */
export const DEMO_VARIANTS: ReadonlyMap<string, readonly DemoVariant[]> = new Map([
  [
    'SanDisk Ultra microSD Card',
    inSizes('SD-ULTRA', [
      ['64 GB', 1250, 0],
      ['128 GB', 2150, 64],
      ['256 GB', 4000, 22],
      ['512 GB', 7900, 0],
    ]),
  ],
  [
    'TP-Link CAT6 Patch Cord',
    inSizes('PC6', [
      ['5 m', 550, 0],
      ['1 m', 220, 300],
      ['2 m', 320, 240],
      ['10 m', 940, 45],
    ]),
  ],
  [
    'Dahua DH-XVR1B Penta-brid XVR',
    [
      { name: '4 channels', code: 'XVR1B04', price: 4650, image: 0 },
      { name: '8 channels', code: 'XVR1B08', price: 6900, inStock: 25, image: 1 },
      { name: '16 channels', code: 'XVR1B16', price: 12900, inStock: 6, image: 2 },
    ],
  ],
  [
    'JBL Tune 770NC Over-Ear Headphones',
    [
      { name: 'Black', code: 'T770NC-BLK', price: 15900 },
      { name: 'Blue', code: 'T770NC-BLU', price: 15900, inStock: 9 },
      { name: 'White', code: 'T770NC-WHT', price: 16500, inStock: 0 },
    ],
  ],
]);
