import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, space } = tokens;

export const Form = styled.form<{ $variant: 'desktop' | 'mobile' }>`
  position: relative;
  width: 100%;
  max-width: ${({ $variant }) => ($variant === 'desktop' ? '640px' : 'none')};
`;

export const Box = styled.div`
  position: relative;
  svg {
    position: absolute;
    top: 50%;
    left: ${space(3)};
    color: ${color.inkMuted};
    transform: translateY(-50%);
    pointer-events: none;
  }
  input {
    width: 100%;
    min-height: ${tokens.height.target};
    padding: ${space(2)} ${space(3)} ${space(2)} ${space(10)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${tokens.radius.pill};
    background: ${color.surface};
  }
`;

export const Dropdown = styled.div`
  position: absolute;
  top: calc(100% + ${space(1)});
  right: 0;
  left: 0;
  z-index: ${tokens.layer.dropdown};
  max-height: min(640px, 70dvh);
  overflow-y: auto;
  /* What the arrow keys stand on is not under the last line, which is always in sight. */
  scroll-padding-block-end: 52px;
  padding: ${space(1)} ${space(1)} 0;
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.lg};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${tokens.shadow.high};
  > button {
    margin: 0 ${space(4)} ${space(3)};
  }
`;

export const Message = styled.p`
  padding: ${space(3)} ${space(4)};
  color: ${color.inkMuted};
  span {
    display: block;
  }
`;

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
