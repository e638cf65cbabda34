import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space(2)};
  padding: ${tokens.space(3)} ${tokens.space(4)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.dangerSoft};
  color: ${tokens.color.danger};
  scroll-margin-block: ${tokens.space(4)} 200px;
  font-size: ${tokens.font.size.sm};
`;
