import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { space } = tokens;

/** The title, and at its side, in a `div` of its own, what can be done from here. */
export const TitleBar = styled.div`
  &,
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(3)};
  }
  justify-content: space-between;
  min-height: ${tokens.height.target};
`;
