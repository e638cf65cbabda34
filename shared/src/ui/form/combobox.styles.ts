import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { controlLook } from './field';

const { color, space } = tokens;

export const Root = styled.div`
  position: relative;
`;

export const Input = styled.input`
  ${controlLook}
  padding-inline-end: ${space(11)};
  text-overflow: ellipsis;
`;

/** Not a tab stop: the arrow keys open the list from the box itself. */
export const Toggle = styled.button`
  position: absolute;
  inset-block: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: ${tokens.height.target};
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.inkMuted};
`;

export const Dropdown = styled.div`
  position: absolute;
  inset-inline: 0;
  top: calc(100% + ${space(1)});
  z-index: ${tokens.layer.dropdown};
  max-height: min(288px, 45vh);
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-margin-block-end: ${space(4)};
  padding: ${space(1)};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.md};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.high};
`;

export const Option = styled.div<{ $active: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: ${tokens.height.target};
  padding: ${space(2)} ${space(3)};
  border-radius: ${tokens.radius.md};
  background: ${({ $active }) => ($active ? color.brandSoft : 'transparent')};
  box-shadow: ${({ $active }) => ($active ? `inset 3px 0 ${color.brand}` : 'none')};
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    background: ${color.brandSoft};
  }
  &[aria-selected='true'] {
    font-weight: ${tokens.font.weight.semibold};
  }
  svg {
    flex: none;
    color: ${color.brand};
  }
`;

export const Empty = styled.p`
  padding: ${space(3)};
  color: ${color.inkMuted};
`;
