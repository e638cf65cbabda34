import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** The goods at the left, the bill at the right. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space(5)};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Note = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
`;

/** A control with its button beside it. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: start;
  > button {
    /* Beside the control, below its label. */
    margin-top: 25px;
  }
`;

export const Lines = styled.ul`
  border-top: 1px solid ${color.border};
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 96px 128px ${tokens.height.target};
    gap: ${space(1)} ${space(3)};
    align-items: end;
    padding-block: ${space(3)};
    border-bottom: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
  > li > span {
    align-self: center;
  }
  ${media.phone} {
    > li {
      grid-template-columns: 88px minmax(0, 1fr) ${tokens.height.target};
    }
    > li > span {
      grid-column: 1 / -1;
    }
  }
`;

export const Total = styled.p`
  display: flex;
  justify-content: space-between;
  font-weight: ${font.weight.bold};
`;
