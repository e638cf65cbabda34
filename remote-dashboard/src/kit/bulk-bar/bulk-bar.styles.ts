import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** Over the last rows while some are selected; the rows stay where they are. */
export const Place = styled.div`
  position: sticky;
  bottom: ${space(3)};
  z-index: ${tokens.layer.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${tokens.radius.lg};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.high};
  &:not(:has(strong)) {
    display: none;
  }
  ${media.phone} {
    bottom: 0;
    margin-inline: -${space(4)};
    border-radius: ${tokens.radius.lg} ${tokens.radius.lg} 0 0;
  }
`;

export const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  span {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
`;

/** Side by side, on phones two in a row; a list to choose from is as wide as a button. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  button {
    padding-inline: ${space(4)};
    font-size: ${font.size.sm};
  }
  select {
    width: 150px;
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    width: 100%;
    button {
      padding-inline: ${space(2)};
    }
    select {
      width: 100%;
    }
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
