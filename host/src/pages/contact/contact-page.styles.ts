import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Page = styled.div`
  padding-block: ${space(8)};
  h1 {
    font-size: ${font.size.xxl};
    line-height: 1.2;
  }
  > p {
    margin: ${space(2)} 0 ${space(5)};
    color: ${color.inkMuted};
  }
  > a {
    margin-bottom: ${space(6)};
  }
  > [role='group'] {
    margin-top: ${space(6)};
  }
`;
/**
 * The height of a card and of the grey block before it: two lines under the heading fit on the narrowest
 * card.
 */
export const CARD_HEIGHT = '192px';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space(4)};
  > * {
    grid-column: 1 / -1;
  }
  /* Three above, two below; two and four stand in pairs, and one takes half of the row. */
  ${media.desktop} {
    > * {
      grid-column: span 2;
    }
    > :nth-child(n + 4),
    > :only-child,
    > :first-child:nth-last-child(2),
    > :first-child:nth-last-child(2) ~ *,
    > :first-child:nth-last-child(4),
    > :first-child:nth-last-child(4) ~ * {
      grid-column: span 3;
    }
  }
`;
export const Card = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  min-height: ${CARD_HEIGHT};
  padding: ${space(5)};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.lg};
  svg {
    color: ${color.brand};
  }
  h2 {
    font-size: ${font.size.md};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.height.target};
    color: ${color.brandStrong};
    overflow-wrap: anywhere;
  }
`;
