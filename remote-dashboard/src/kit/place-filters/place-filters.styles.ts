import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Trouble = styled.p`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${space(3)};
  color: ${color.danger};
  font-size: ${font.size.sm};
`;
