import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space(2)} ${tokens.space(3)};
  padding: ${tokens.space(2)} ${tokens.space(3)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.warningSoft};
  color: ${tokens.color.warning};
  font-size: ${tokens.font.size.sm};
  svg {
    flex: none;
  }
  p {
    flex: 1 1 160px;
    font-weight: ${tokens.font.weight.semibold};
  }
`;
