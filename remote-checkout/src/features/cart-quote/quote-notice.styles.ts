import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Checking = styled.p`
  min-height: ${tokens.space(6)};
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.inkMuted};
`;

export const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space(3)};
  margin-block: ${tokens.space(3)};
  padding: ${tokens.space(3)} ${tokens.space(4)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.warningSoft};
  color: ${tokens.color.warning};
  p {
    flex: 1 1 240px;
  }
`;
