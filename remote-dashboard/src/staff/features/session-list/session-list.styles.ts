import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const List = styled.ul`
  display: grid;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(3)};
  & + & {
    border-top: 1px solid ${color.border};
  }
  strong {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    align-items: center;
    font-weight: ${font.weight.semibold};
  }
  p {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
`;

export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
`;
