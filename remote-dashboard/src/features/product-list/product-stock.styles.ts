import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { TextInput } from '@pasal/shared/ui';

const { color, radius, space } = tokens;

/** The number itself is the button; a line below says that it can be changed. */
export const StockButton = styled.button<{ $none: boolean }>`
  min-width: 44px;
  min-height: 32px;
  padding: 0 ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius.md};
  background: transparent;
  color: ${({ $none }) => ($none ? color.danger : 'inherit')};
  font-weight: ${({ $none }) => ($none ? tokens.font.weight.semibold : 'inherit')};
  text-align: inherit;
  text-decoration: underline dotted;
  text-underline-offset: 4px;
  &:hover {
    border-color: ${color.borderStrong};
    background: ${color.surface};
  }
  ${media.tablet} {
    min-height: ${tokens.height.target};
  }
`;

export const Editor = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space(1)};
  p {
    flex-basis: 100%;
    color: ${color.danger};
  }
`;

export const StockInput = styled(TextInput)`
  width: 88px;
  padding-inline: ${space(2)};
`;
