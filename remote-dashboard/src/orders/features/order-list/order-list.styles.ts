import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** A second, smaller line in a cell. */
export const Minor = styled.span`
  display: block;
  color: ${color.inkMuted};
  font-size: ${font.size.xs};
`;

/** Where it goes; in a table as much of the street as fits, on a card and in the detail dialog all of it. */
export const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Street = styled(Minor)`
  @container (min-width: 880px) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space(1)};
  /* In a wide table and on a card they stand side by side. */
  @container (min-width: 1040px) or (max-width: 879px) {
    flex-wrap: nowrap;
    gap: 0;
  }
  button {
    padding-inline: ${space(2)};
    font-size: ${font.size.sm};
    white-space: nowrap;
  }
  @container (max-width: 879px) {
    button {
      padding-inline: ${space(1)};
    }
  }
`;
