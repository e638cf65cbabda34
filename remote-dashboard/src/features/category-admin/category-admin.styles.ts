import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(5)};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Name and counts take the room, the menu stands at the end. */
export const Words = styled.div`
  flex: 1 1 140px;
  min-width: 0;
  strong {
    display: block;
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }
  span {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
`;

export const BrandList = styled.ul`
  display: grid;
`;

export const Brand = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 56px;
  & + & {
    border-top: 1px solid ${color.border};
  }
`;

export const Wide = styled.strong`
  flex: 1;
  min-width: 0;
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`;
