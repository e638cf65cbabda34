import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { space } = tokens;

export const Courier = styled.details`
  summary {
    min-height: ${tokens.height.target};
    align-content: center;
    cursor: pointer;
  }
  > * + *:not(summary) {
    margin-block-start: ${space(3)};
  }
`;

/** A column's heading, its content, and a remove button. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(3)};
  /* A problem below one field leaves the other beside it. */
  > div {
    align-self: start;
  }
  ${media.phone} {
    gap: ${space(2)};
  }
`;

export const Headings = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${space(3)};
`;

/** A saved state word, and a button to remove it. */
export const State = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  overflow-wrap: anywhere;
`;
