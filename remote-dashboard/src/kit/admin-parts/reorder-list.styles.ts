import styled, { css } from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, radius, space } = tokens;

export const List = styled.ol<{ $busy: boolean }>`
  display: grid;
  gap: ${space(2)};
  opacity: ${({ $busy }) => ($busy ? 0.6 : 1)};
  transition: opacity ${tokens.motion};
`;

/** A row with input fields has its buttons below them on a phone. */
export const Row = styled.li<{ $over: boolean; $dragged: boolean; $hasFields: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(2)} ${space(1)} ${space(2)} ${space(2)};
  border: 1px solid ${({ $over }) => ($over ? color.brand : color.border)};
  border-radius: ${radius.md};
  background: ${({ $over }) => ($over ? color.brandSoft : color.surface)};
  opacity: ${({ $dragged }) => ($dragged ? 0.4 : 1)};
  ${({ $hasFields }) =>
    $hasFields &&
    css`
      ${media.phone} {
        flex-wrap: wrap;
        justify-content: flex-end;
        padding: ${space(3)};
        > :first-child {
          flex-basis: 100%;
        }
        > :last-child {
          flex-direction: row;
        }
      }
    `}
`;

/** The row's drag handle. */
export const Grip = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  color: ${color.borderStrong};
  cursor: grab;
  /* A finger cannot drag it: there are the arrows. */
  ${media.phone} {
    display: none;
  }
`;

export const Content = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-width: 0;
`;

export const Moves = styled.div`
  display: flex;
  flex: none;
  button[aria-disabled='true'] {
    color: ${color.borderStrong};
    cursor: default;
  }
  ${media.phone} {
    flex-direction: column;
  }
`;
