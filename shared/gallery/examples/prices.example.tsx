import { Price } from '@pasal/shared/ui';

export const title = 'Price';
export const about =
  'In rupees. The one it replaces is struck through, and said to screen readers.';
export const width = 'small';

export const states = {
  Usual: () => <Price price={4500} />,
  'On sale': () => <Price price={4500} original={5000} />,
  Large: () => <Price price={123_456.5} original={130_000} large />,
};
