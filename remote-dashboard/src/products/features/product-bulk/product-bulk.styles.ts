import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, radius, space } = tokens;

/** Stands at the foot of the window while rows are selected, so that no row moves. */
export const Bar = styled.div`
  position: sticky;
  bottom: ${space(3)};
  z-index: ${tokens.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.high};
  font-size: ${font.size.sm};
  select {
    width: 150px;
  }
  strong {
    margin-right: auto;
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(1)} ${space(2)};
    strong {
      grid-column: 1 / -1;
    }
    select {
      width: auto;
    }
    button {
      padding-inline: ${space(2)};
      font-size: ${font.size.sm};
    }
  }
`;

/** The fields of a change of prices. */
export const PriceFields = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Problems = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding-left: ${space(5)};
  list-style: disc;
`;
