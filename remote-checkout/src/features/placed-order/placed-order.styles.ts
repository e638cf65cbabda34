import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  dt {
    font-size: ${font.size.sm};
    color: ${color.inkMuted};
  }
  dd {
    overflow-wrap: anywhere;
  }
  [data-wide] {
    grid-column: 1 / -1;
  }
`;

export const Items = styled.ul`
  margin-block: ${space(5)} ${space(3)};
  border-block-start: 1px solid ${color.border};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(120px, auto);
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(3)};
    border-block-end: 1px solid ${color.border};
  }
  p {
    overflow-wrap: anywhere;
  }
  span {
    color: ${color.inkMuted};
  }
  /* "Rs." never stands apart from its amount. */
  b {
    text-align: right;
    white-space: nowrap;
  }
  ${media.phone} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    p {
      grid-column: 1 / -1;
    }
  }
`;

export const Charge = styled.p`
  display: flex;
  justify-content: space-between;
  margin-block-end: ${space(2)};
  color: ${color.inkMuted};
`;

export const Total = styled.p`
  display: flex;
  justify-content: space-between;
  font-size: ${font.size.lg};
  font-weight: ${font.weight.bold};
`;

export const Steps = styled.div`
  h2 {
    margin-block-end: ${space(3)};
    font-size: ${font.size.lg};
  }
  ol {
    display: grid;
    gap: ${space(2)};
    padding-inline-start: ${space(6)};
    list-style: decimal;
  }
`;
