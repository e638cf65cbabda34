import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

/** The ways to be told, each with what it means. */
export const Choices = styled.div`
  display: grid;
  gap: ${tokens.space(1)};
  p {
    margin-block-end: ${tokens.space(2)};
  }
  small {
    margin-inline-start: 28px;
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.font.size.sm};
  }
`;

/** Beside the page's title; on phones above everything at the foot. It never moves what is below. */
export const Place = styled.div`
  min-width: 0;
  button {
    border-radius: ${tokens.radius.pill};
    box-shadow: ${tokens.shadow.low};
  }
  ${media.phone} {
    position: fixed;
    bottom: ${tokens.space(4)};
    left: 0;
    z-index: ${tokens.layer.header};
    display: grid;
    justify-items: center;
    width: 100%;
    pointer-events: none;
    button {
      pointer-events: auto;
      box-shadow: ${tokens.shadow.high};
    }
  }
`;
