import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, radius, space } = tokens;

export const Root = styled.div`
  position: relative;
  border-radius: ${radius.md};
  background: ${color.night};
  color: ${color.onDeep};
  > button {
    position: absolute;
    top: 0;
    right: 0;
    padding-inline: ${space(3)};
    color: inherit;
    background: ${color.night};
    font-size: ${font.size.xs};
    &:hover:not(:disabled) {
      background: ${color.deep};
    }
    &:focus-visible {
      outline-color: ${color.onDeep};
      outline-offset: -3px;
    }
  }
`;
export const Text = styled.pre`
  overflow-x: auto;
  min-height: ${tokens.height.target};
  margin: 0;
  padding: ${space(3)} ${space(18)} ${space(3)} ${space(4)};
  font-size: 13px;
  line-height: 1.55;
  tab-size: 2;
  &:focus-visible {
    outline-offset: -3px;
    outline-color: ${color.onDeep};
  }
  [data-kind='text'] {
    color: #9fe3b4;
  }
  [data-kind='tag'] {
    color: #8fd0df;
  }
  [data-kind='word'] {
    color: #ffc78a;
  }
`;
