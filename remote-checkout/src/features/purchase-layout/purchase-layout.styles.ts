import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { space } = tokens;

export const PageTitle = styled.h1`
  padding-block: ${space(6)} ${space(2)};
  font-size: ${tokens.font.size.xxl};
  line-height: 1.2;
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
  ${media.phone} {
    font-size: ${tokens.font.size.xl};
  }
`;

/** Two columns; stacked on small screens, where the bar at the end remains visible. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  gap: ${space(8)};
  align-items: start;
  padding-block-end: ${space(10)};
  ${media.tablet} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: ${space(5)};
    padding-block-end: 0;
    /* The focused element does not hide under the bar. */
    :is(a, button, input, select, textarea) {
      scroll-margin-block-end: 200px;
    }
  }
`;

/** On small screens it has no box: the bar is then sticky within the whole columns, not just within the summary. */
export const Aside = styled.section`
  position: sticky;
  top: calc(${tokens.height.header} + ${space(4)});
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  h2 {
    font-size: ${tokens.font.size.lg};
  }
  ${media.tablet} {
    display: contents;
  }
`;

export const Bar = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
  ${media.tablet} {
    position: sticky;
    bottom: 0;
    z-index: ${tokens.layer.sticky};
    margin-inline: -${space(4)};
    padding: ${space(3)} ${space(4)};
    box-shadow: ${tokens.shadow.high};
    /* What stands in it is in sight already. */
    :is(a, button, input) {
      scroll-margin-block-end: 0;
    }
    /* The keyboard takes half of the screen: the bar waits at the end of the form. */
    form:has(input:not([type='radio']):not([type='checkbox']):focus) & {
      position: static;
      box-shadow: none;
    }
  }
`;

/** One narrow column: a form or a receipt. */
export const Narrow = styled.div`
  display: grid;
  gap: ${space(5)};
  max-width: 720px;
`;

/** The stacked parts of an order page. */
export const Parts = styled.div`
  display: grid;
  gap: ${space(5)};
  padding-block-end: ${space(10)};
`;

/** An order next to its status and actions; it takes the focus when a part of it disappears. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  gap: ${space(5)} ${space(8)};
  align-items: start;
  &:focus {
    outline: none;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
`;

/** The confirmation's heading, with a success icon. */
export const Thanks = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(8)} ${space(2)};
  svg {
    box-sizing: content-box;
    padding: ${space(3)};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.successSoft};
    color: ${tokens.color.success};
  }
  h1 {
    padding-block: 0;
  }
  p {
    grid-column: 1 / -1;
    color: ${tokens.color.inkMuted};
  }
`;

export const Note = styled.p`
  padding: ${space(3)} ${space(4)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.warningSoft};
  color: ${tokens.color.warning};
`;

/** Further actions, as an unobtrusive list below the main button. */
export const More = styled.ul`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  overflow: hidden;
  li:empty,
  &:not(:has(li:not(:empty))) {
    display: none;
  }
  li:not(:empty) ~ li {
    border-block-start: 1px solid ${tokens.color.border};
  }
  /* The frame of the list is enough. */
  li > section {
    border: 0;
  }
  li > [role='group'] {
    padding: ${space(3)} ${space(4)};
  }
  li > :is(a, button) {
    justify-content: flex-start;
    width: 100%;
    padding-inline: ${space(4)};
    border-radius: 0;
    color: ${tokens.color.brand};
    font-weight: ${tokens.font.weight.regular};
    /* Inside, since the list cuts off what hangs over. */
    outline-offset: -3px;
  }
`;
