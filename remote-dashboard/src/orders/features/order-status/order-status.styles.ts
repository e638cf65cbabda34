import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

/** Why the last attempt failed, or which orders are unchanged. */
export const Problem = styled.p`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border-radius: ${tokens.radius.md};
  background: ${color.dangerSoft};
  color: ${color.danger};
  overflow-wrap: anywhere;
  ul {
    display: grid;
    gap: ${space(1)};
    max-height: 180px;
    overflow: auto;
    font-size: ${font.size.sm};
  }
`;

/** A status with its number of orders. */
export const Counted = styled.span`
  margin-inline-end: ${space(3)};
  white-space: nowrap;
`;

export const Ready = styled.div`
  display: grid;
  gap: ${space(1)};
  > span {
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
  /* On a phone one line to swipe, so that the dialog's buttons stay in sight. */
  ${media.phone} {
    > div {
      flex-wrap: nowrap;
      margin-inline: -${space(6)};
      padding: 3px ${space(6)};
      overflow-x: auto;
    }
    button {
      flex: none;
      max-width: 72vw;
    }
  }
`;

/** Fills the fields below with common text. */
export const Chip = styled.button`
  min-height: ${tokens.height.target};
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${tokens.radius.pill};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${font.size.sm};
  text-align: start;
  overflow-wrap: anywhere;
  &:hover {
    background: ${color.surfaceMuted};
  }
  &[aria-pressed='true'] {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    color: ${color.brandStrong};
    font-weight: ${font.weight.semibold};
  }
`;
