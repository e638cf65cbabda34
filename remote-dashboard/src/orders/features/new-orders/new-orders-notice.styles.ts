import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

/** The types of alerts, each with an explanation. */
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

/** Next to the page's title; on phones at the bottom, above everything. It never moves other content. */
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
