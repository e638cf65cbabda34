import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { TextInput } from '@pasal/shared/ui';
import { inStock } from './stock-messages';

const { color, radius, space } = tokens;

/** The number itself is the button; an underline shows that it is editable. */
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
  ${media.phone} {
    padding-inline: 0 ${space(1)};
    text-align: end;
  }
`;

/** Positions the editor over the row, so that no row moves when it opens. On a card this is the only label of the number. */
export const Place = styled.div`
  position: relative;
  > a {
    display: inline-block;
    padding: ${space(2)};
  }
  ${media.phone} {
    &::after {
      content: '${inStock}';
      color: ${color.inkMuted};
    }
  }
`;

/** Field and buttons on one line, errors below. */
export const Editor = styled.div`
  position: absolute;
  top: 50%;
  right: ${space(-1)};
  z-index: ${tokens.layer.sticky};
  display: grid;
  grid-template-columns: 84px auto auto;
  align-items: center;
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.high};
  transform: translateY(-50%);
  p {
    grid-column: 1 / -1;
    max-width: 180px;
    padding: ${space(2)};
    color: ${color.danger};
    text-align: start;
    white-space: normal;
  }
`;

export const StockInput = styled(TextInput)`
  padding-inline: ${space(2)};
`;
