import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Centre = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${tokens.space(4)};
  min-height: 60vh;
  padding: ${tokens.space(4)};
  text-align: center;
  strong {
    color: ${tokens.color.brand};
    font-size: 96px;
    line-height: 1;
  }
  h1 {
    font-size: ${tokens.font.size.xxl};
  }
  p {
    color: ${tokens.color.inkMuted};
  }
`;
