import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

/** All debts, without a box. */
export const Debts = styled.div`
  display: contents;
`;
/** The booked amounts, one per line. */
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
