import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, space } = tokens;

export const Group = styled.div`
  padding-block-end: ${space(1)};
  & + & {
    padding-block-start: ${space(1)};
    border-block-start: 1px solid ${color.border};
  }
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${tokens.height.target};
  padding: ${space(2)} ${space(3)};
  border-radius: ${tokens.radius.md};
  line-height: 1.3;
  > svg {
    flex: none;
    color: ${color.inkMuted};
  }
  cursor: pointer;
  overflow-wrap: anywhere;
  &:hover {
    background: ${color.surfaceMuted};
  }
  &[aria-selected='true'] {
    background: ${color.brandSoft};
    outline: 2px solid ${color.brand};
    outline-offset: -2px;
  }
`;

export const Picture = styled.span`
  flex: none;
  width: 48px;
`;

/** The title, and the price at the right, where it is short; below it on a phone. */
export const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  min-width: 0;
  > :first-child {
    flex: 1 1 200px;
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > :last-child {
    flex: none;
    font-size: ${tokens.font.size.sm};
    font-weight: ${tokens.font.weight.bold};
  }
`;

export const LastLine = styled.div`
  position: sticky;
  bottom: 0;
  padding-block: ${space(1)};
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.brand};
  font-weight: ${tokens.font.weight.semibold};
`;
