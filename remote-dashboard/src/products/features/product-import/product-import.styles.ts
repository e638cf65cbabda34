import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, space } = tokens;

export const Content = styled.div`
  display: grid;
  gap: ${space(4)};
  progress {
    width: 100%;
    accent-color: ${color.brand};
  }
`;

/** Two files side by side, stacked on a phone. */
export const Files = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Sheet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
`;
