import styled from 'styled-components';
import { tokens, visuallyHidden } from '@pasal/shared/theme';
import { formatRupees } from '@pasal/shared/domain';
import * as messages from './messages';

const Row = styled.span<{ $large: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${tokens.space(2)};
  /* "Rs." never stands apart from its amount. */
  b,
  s {
    white-space: nowrap;
  }
  b {
    font-size: ${({ $large }) => ($large ? tokens.font.size.xxl : tokens.font.size.md)};
  }
  s {
    color: ${tokens.color.inkMuted};
    font-size: ${({ $large }) => ($large ? tokens.font.size.lg : tokens.font.size.sm)};
  }
`;
const Words = styled.span`
  ${visuallyHidden}
`;

interface PriceProps {
  /** Rupees. */
  price: number;
  /** Struck through if higher than the price. */
  original?: number;
  large?: boolean;
}

/** A price in rupees, next to the higher one it replaces. */
export function Price({ price, original, large = false }: PriceProps) {
  return (
    <Row $large={large}>
      <b>{formatRupees(price)}</b>
      {original !== undefined && original > price && (
        <s>
          <Words>{messages.originalPrice}</Words>
          {formatRupees(original)}
        </s>
      )}
    </Row>
  );
}
