import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Selected = styled.p`
  color: ${tokens.color.inkMuted};
`;
