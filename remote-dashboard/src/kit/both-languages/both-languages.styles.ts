import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { space } = tokens;

/** English on the left, Nepali on the right; stacked on phones. */
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

/** The Nepali field with its notes; Devanagari needs room above and below. */
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
