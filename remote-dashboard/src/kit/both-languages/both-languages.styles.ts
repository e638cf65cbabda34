import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { space } = tokens;

/** English at the left, Nepali at the right; on phones one below the other. */
export const SideBySide = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  align-items: start;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
  }
`;

/** The Nepali field with what is said of it; letters of Devanagari need room above and below. */
export const Nepali = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  > :first-child {
    width: 100%;
  }
  :is(input, textarea) {
    line-height: 1.7;
  }
`;
