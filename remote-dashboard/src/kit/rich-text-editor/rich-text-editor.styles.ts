import styled from 'styled-components';
import { lightColors, media, tokens } from '@pasal/shared/theme';
import { richTextLook, SelectInput } from '@pasal/shared/ui';

const { color, font, radius, space } = tokens;

/** As deep as lists can be nested in Quill. */
const DEEPEST_INDENT = 8;
const indents = Array.from(
  { length: DEEPEST_INDENT },
  (_none, step) => `.ql-editor .ql-indent-${step + 1} { margin-left: ${space(6 * (step + 1))}; }`,
).join('\n');

/** "area height about 24rem" (R9.13); the rest is what Quill's own sheet would bring. */
export const Frame = styled.div`
  min-width: 0;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  .ql-container {
    position: relative;
  }
  .ql-editor {
    ${richTextLook}
    /* Its author chooses colours for a light page. */
    ${lightColors}
    height: 24rem;
    padding: ${space(4)};
    overflow-y: auto;
    white-space: pre-wrap;
    tab-size: 4;
    border-radius: 0 0 ${radius.md} ${radius.md};
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  .ql-editor.ql-blank::before {
    content: attr(data-placeholder);
    position: absolute;
    color: ${color.inkMuted};
    pointer-events: none;
  }
  .ql-editor hr {
    cursor: default;
  }
  /* Items of both kinds stand in one list here. */
  .ql-editor li[data-list='bullet'] {
    list-style: disc;
  }
  .ql-editor li[data-list='ordered'] {
    list-style: decimal;
  }
  ${indents}
  .ql-ui {
    display: none;
  }
`;

export const Toolbar = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1)} ${space(2)};
  border-bottom: 1px solid ${color.border};
  border-radius: ${radius.md} ${radius.md} 0 0;
  background: ${color.surfaceMuted};
`;

export const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  &:not(:first-child) {
    padding-left: ${space(2)};
    border-left: 1px solid ${color.border};
  }
  ${media.phone} {
    &&& {
      padding: 0;
      border: 0;
    }
  }
`;

export const Tool = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 0;
  border-radius: ${radius.md};
  background: transparent;
  &:hover {
    background: ${color.border};
  }
  &[aria-pressed='true'],
  &[aria-expanded='true'] {
    background: ${color.brandSoft};
    color: ${color.brandStrong};
    box-shadow: inset 0 0 0 1px ${color.brand};
  }
  &[aria-disabled='true'] {
    color: ${color.borderStrong};
    cursor: not-allowed;
    &:hover {
      background: transparent;
    }
  }
  ${media.tablet} {
    width: ${tokens.height.target};
    height: ${tokens.height.target};
  }
`;

/** Below the letter: the colour of the text at the caret. */
export const ColourMark = styled.span`
  position: absolute;
  bottom: 3px;
  width: 18px;
  height: 4px;
  border-radius: 2px;
  background: ${color.ink};
`;

export const SizeSelect = styled(SelectInput)`
  width: 84px;
  min-height: 36px;
  padding: 0 ${space(2)};
  font-size: ${font.size.sm};
  ${media.tablet} {
    min-height: ${tokens.height.target};
  }
`;

export const PopoverBox = styled.div`
  position: absolute;
  top: calc(100% + ${space(1)});
  z-index: ${tokens.layer.dropdown};
  display: grid;
  gap: ${space(3)};
  width: max-content;
  max-width: min(340px, 100%);
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.high};
`;

export const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(8, 1fr);
  gap: ${space(1)};
`;

export const Swatch = styled.button`
  width: 32px;
  height: 32px;
  padding: 0;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  &[aria-pressed='true'] {
    box-shadow:
      0 0 0 2px ${color.surface},
      0 0 0 4px ${color.brand};
  }
`;

export const Sizes = styled.div`
  display: grid;
  grid-template-columns: 120px 120px;
  gap: ${space(3)};
`;

export const PopoverActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const PopoverMenu = styled.div`
  display: grid;
  button {
    justify-content: start;
  }
`;
