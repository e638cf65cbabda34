import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

export const Checking = styled.p`
  min-height: ${tokens.space(6)};
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.inkMuted};
`;

/** Reserves the height of its text once the cart is checked: no line of the cart moves. */
export const NoticePlace = styled.div`
  min-height: ${tokens.space(12)};
`;

export const Changes = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space(3)};
  padding-inline: ${tokens.space(4)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.warningSoft};
  color: ${tokens.color.warning};
  font-weight: ${tokens.font.weight.semibold};
  button {
    padding-inline: 0;
    background: none;
    color: inherit;
    text-decoration: underline;
  }
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
