import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { richTextLook } from '@pasal/shared/ui';

const { color, font, space } = tokens;

export const Tabs = styled.div`
  border-bottom: 1px solid ${color.border};
  button {
    min-height: ${tokens.height.target};
    padding: ${space(2)} ${space(4)};
    border: 0;
    border-bottom: 3px solid ${color.brand};
    background: transparent;
    color: ${color.brand};
    font-weight: ${font.weight.semibold};
  }
`;

/** `additional_description`: wide tables scroll here and not the page. */
export const Panel = styled.div`
  ${richTextLook}
  max-width: 80ch;
  padding-block: ${space(5)};
  overflow-x: auto;
`;
