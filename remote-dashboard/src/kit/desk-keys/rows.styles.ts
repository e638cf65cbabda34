import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, space } = tokens;

/** Highlights the current row. */
export const Rows = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  :is(tr, li):has([data-current='true']) {
    outline: 2px solid ${color.brand};
    outline-offset: -2px;
    background: ${color.brandSoft};
  }
`;
