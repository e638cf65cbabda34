import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

/** All that is owed; it has no box of its own. */
export const Debts = styled.div`
  display: contents;
`;
export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(3)};
  margin-block-start: ${tokens.space(3)};
`;
