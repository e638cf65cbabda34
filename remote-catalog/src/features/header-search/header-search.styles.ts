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
  /* The line selected by the arrow keys does not hide under the last line, which is always in sight. */
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
