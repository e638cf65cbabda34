import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Note = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
`;

export const Found = styled.ul`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.md};
  li + li {
    border-top: 1px solid ${color.border};
  }
  button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space(4)};
    align-items: center;
    width: 100%;
    min-height: ${tokens.height.target};
    padding: ${space(2)} ${space(3)};
    border: 0;
    background: ${color.surface};
    text-align: start;
    overflow-wrap: anywhere;
    &:hover:not(:disabled),
    &:focus-visible {
      background: ${color.brandSoft};
    }
    &:disabled {
      color: ${color.inkMuted};
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  small {
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
  }
  b,
  small:last-child {
    text-align: end;
  }
`;
