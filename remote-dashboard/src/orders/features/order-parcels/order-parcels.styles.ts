import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Parcels = styled.section`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

export const Card = styled.article`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(3)};
  }
  h3 {
    font-size: ${font.size.lg};
  }
  /* Who tells something, and what. */
  header > :last-child {
    display: flex;
    gap: ${space(2)};
    margin-inline-start: auto;
  }
  summary {
    min-height: ${tokens.height.target};
    align-content: center;
    color: ${color.brandStrong};
    font-size: ${font.size.sm};
    cursor: pointer;
  }
  & + & {
    padding-block-start: ${space(4)};
    border-block-start: 1px solid ${color.border};
  }
  ${media.phone} {
    header > :last-child {
      flex: 1 0 100%;
      margin: 0;
    }
    header > :last-child > button {
      flex: 1;
    }
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${space(2)} ${space(4)};
  font-size: ${font.size.sm};
  dt {
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Events = styled.ol`
  display: grid;
  gap: ${space(2)};
  font-size: ${font.size.sm};
  li {
    padding-inline-start: ${space(3)};
    border-inline-start: 2px solid ${color.brand};
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small {
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
  }
`;

/** Two short fields beside each other. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
`;
