import { Badge, DiscountBadge } from '@pasal/shared/ui';

export const title = 'Badges';
export const about = 'A state in a word or two; its colour says it once more, never alone.';
export const width = 'small';

export const states = {
  Success: () => <Badge $tone="success">In stock</Badge>,
  Warning: () => <Badge $tone="warning">Few left</Badge>,
  Danger: () => <Badge $tone="danger">Out of Stock</Badge>,
  Neutral: () => <Badge $tone="neutral">Draft</Badge>,
  Discount: () => <DiscountBadge>-15%</DiscountBadge>,
};
