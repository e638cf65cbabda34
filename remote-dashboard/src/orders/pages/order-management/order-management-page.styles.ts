import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { space } = tokens;

/** The title, and at its side what can be done from here. */
export const TitleBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: ${tokens.height.target};
`;

export const TitleActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;
