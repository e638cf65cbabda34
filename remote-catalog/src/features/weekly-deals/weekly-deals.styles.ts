import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { space } = tokens;

/** A row of seven; four across on a tablet; on a phone the two of the current page. */
export const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space(3)};
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: ${tokens.twoAcross};
  }
`;

export const Deal = styled.li<{ $onPhonePage: boolean }>`
  ${media.phone} {
    display: ${({ $onPhonePage }) => ($onPhonePage ? 'block' : 'none')};
  }
`;

/** Paging is for phones only. */
export const Arrows = styled.div`
  display: none;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  min-height: ${tokens.height.target};
  ${media.phone} {
    display: flex;
  }
`;
