import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Sent = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.md};
  overflow-wrap: anywhere;
  /* Above what sticks to the window's foot. */
  scroll-margin-block-end: 160px;
  output {
    font-size: ${font.size.xl};
    font-weight: ${font.weight.bold};
    letter-spacing: 0.15em;
  }
  small,
  p {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  p:empty {
    display: none;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
