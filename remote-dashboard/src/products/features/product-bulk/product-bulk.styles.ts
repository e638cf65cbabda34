import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, radius, space } = tokens;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  min-height: 60px;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
  font-size: ${font.size.sm};
  select {
    width: 150px;
  }
  strong {
    margin-right: auto;
  }
`;

export const Problems = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding-left: ${space(5)};
  list-style: disc;
`;
