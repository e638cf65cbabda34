import styled from 'styled-components';
import { tokens, visuallyHidden } from '@pasal/shared/theme';
import { buttonLook, type ButtonVariant } from '@pasal/shared/ui';

export const FileLabel = styled.label<{ $variant: ButtonVariant }>`
  ${buttonLook}
  cursor: pointer;
  input {
    ${visuallyHidden}
  }
  &:focus-within {
    outline: 3px solid ${tokens.color.brand};
    outline-offset: 2px;
  }
`;
