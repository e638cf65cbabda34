import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

/** All that is owed; it has no box of its own. */
export const Debts = styled.div`
  display: contents;
`;
/** What was booked of it, a line each. */
export const Ended = styled.ul`
  display: grid;
  gap: ${tokens.space(2)};
  margin: ${tokens.space(3)} 0 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space(2)} ${tokens.space(3)};
    align-items: center;
    justify-content: space-between;
    overflow-wrap: anywhere;
  }
`;
export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(3)};
  margin-block-start: ${tokens.space(3)};
`;
