import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { font, space } = tokens;

export const Lines = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  align-items: baseline;
  overflow-wrap: anywhere;
`;

/** The stock in large type, with its actions at its side. */
export const Level = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  align-items: end;
  justify-content: space-between;
  dt {
    font-size: ${font.size.sm};
  }
  dd {
    font-size: ${font.size.xl};
    font-weight: ${font.weight.bold};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(3)};
  }
`;

/** A short field with its button beside it. */
export const LimitForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 220px) auto;
  gap: ${space(3)};
  align-items: start;
  justify-content: start;
  button {
    /* Beside the control, below its label. */
    margin-top: 25px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Older = styled.p`
  display: flex;
  gap: ${space(4)};
  justify-content: end;
`;
