import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const History = styled.div`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space(4)};
    margin-block-end: ${space(3)};
    color: ${color.inkMuted};
  }
  h2 {
    color: ${color.ink};
    font-size: ${font.size.lg};
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: ${space(3)};
    padding-block-end: ${space(5)};
    color: ${color.inkMuted};
  }
  li:last-child {
    padding-block-end: 0;
  }
  /* The line from one step to the one before it. */
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 32px 0;
    left: 15px;
    width: 2px;
    background: ${color.border};
  }
  li svg {
    box-sizing: border-box;
    width: 32px;
    height: 32px;
    padding: ${space(2)};
    border-radius: ${tokens.radius.pill};
    background: ${color.surfaceMuted};
  }
  strong {
    font-weight: ${font.weight.semibold};
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  p,
  time {
    font-size: ${font.size.sm};
  }
  [aria-current] {
    color: ${color.ink};
  }
  [aria-current] svg {
    background: ${color.brandSoft};
    color: ${color.brand};
  }
  [aria-current][data-status='complete'] svg {
    background: ${color.successSoft};
    color: ${color.success};
  }
  [aria-current][data-status='cancel'] svg {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
  time {
    color: ${color.inkMuted};
  }
`;
