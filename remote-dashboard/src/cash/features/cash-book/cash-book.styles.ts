import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, space } = tokens;

/** The days, with their actions at the end of their line. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
  > :first-child {
    flex: 1 1 320px;
  }
`;

/** A row for each person and day: the name, and below it the details. */
export const People = styled.ul`
  li {
    padding-block: ${space(2)};
    overflow-wrap: anywhere;
  }
  li > span:last-child {
    display: block;
  }
  li + li {
    border-top: 1px solid ${color.border};
  }
`;
