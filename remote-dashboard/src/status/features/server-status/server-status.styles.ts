import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { Panel } from '@pasal/shared/ui';

const { color, font, space } = tokens;

/** Cards of different heights, stacked in two columns without gaps. */
export const Cards = styled.div`
  columns: 2;
  column-gap: ${space(4)};
  > * {
    margin-bottom: ${space(4)};
    break-inside: avoid;
  }
  ${media.tablet} {
    columns: 1;
  }
`;

export const Card = styled(Panel)`
  display: grid;
  gap: ${space(3)};
  align-content: start;
  min-width: 0;
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
  }
  h2 {
    font-size: ${font.size.md};
  }
  dt {
    color: ${color.inkMuted};
  }
  ${media.phone} {
    padding: ${space(4)};
  }
`;

/** Label and value in a line of their own, with room for one to be long. */
export const Facts = styled.dl`
  display: grid;
  div {
    display: grid;
    grid-template-columns: minmax(112px, 2fr) 3fr;
    gap: ${space(3)};
    padding-block: ${space(2)};
    font-size: ${font.size.sm};
  }
  div + div {
    border-top: 1px solid ${color.border};
  }
  dt,
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`;

export const Summary = styled.p`
  font-weight: ${font.weight.semibold};
`;
