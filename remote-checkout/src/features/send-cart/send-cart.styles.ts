import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Send = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(5)};
  > p {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  > button {
    justify-self: start;
  }
`;

export const Problem = styled.div`
  color: ${color.danger};
`;
