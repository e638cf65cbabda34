import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Cards = styled.div`
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
  h2,
  h3 {
    font-size: ${font.size.md};
  }
  li,
  p {
    overflow-wrap: anywhere;
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
`;

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  img {
    width: 96px;
    height: 96px;
    border: 1px solid ${color.border};
    border-radius: ${tokens.radius.md};
    object-fit: cover;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  ${media.phone} {
    button {
      flex: 1 0 auto;
    }
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space(1)};
  font-size: ${font.size.sm};
`;

export const LookUp = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
  > :first-child {
    flex: 1 1 220px;
    max-width: 360px;
  }
`;
