import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { font, height, space } = tokens;

/** A list's title, and at its side, in a `div` of its own, what can be done from here; on phones in one row below it. */
export const TitleBar = styled.div`
  &,
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(3)};
  }
  justify-content: space-between;
  min-height: ${height.target};
  ${media.phone} {
    > div {
      gap: ${space(2)};
    }
    > div > a,
    > div > button {
      padding-inline: ${space(2)};
      font-size: ${font.size.sm};
    }
    > div svg {
      display: none;
    }
  }
`;
