import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, radius, space } = tokens;

/** The types take the room; next to them are the search test and the other words. */
export const Columns = styled.div`
  display: grid;
  grid-template: 'kinds try' auto 'kinds words' 1fr / minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space(5)};
  align-items: start;
  ${media.tablet} {
    grid-template: 'try' auto 'kinds' auto 'words' auto / minmax(0, 1fr);
  }
`;

export const Place = styled.div<{ $area: 'try' | 'kinds' | 'words' }>`
  grid-area: ${({ $area }) => $area};
  min-width: 0;
`;

export const Rows = styled.ul`
  display: grid;
`;

export const Row = styled.li`
  display: flex;
  align-items: start;
  gap: ${space(2)};
  padding-block: ${space(3)};
  & + & {
    border-top: 1px solid ${color.border};
  }
`;

export const About = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(2)};
  min-width: 0;
  strong {
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
    overflow-wrap: anywhere;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  li {
    padding: 0 ${space(2)};
    border-radius: ${radius.md};
    background: ${color.surfaceMuted};
    font-size: ${font.size.sm};
    overflow-wrap: anywhere;
  }
`;

/** A long list of other words scrolls within its area. */
export const Scroll = styled.div`
  max-height: 480px;
  overflow-y: auto;
`;

export const Parts = styled.dl`
  display: grid;
  gap: ${space(2)};
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    align-items: baseline;
  }
  dt {
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }
  dd {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
`;

export const Found = styled.ol`
  display: grid;
  gap: ${space(2)};
  padding-left: ${space(5)};
  list-style: decimal;
  a {
    color: ${color.brand};
    overflow-wrap: anywhere;
  }
`;
