import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { Paper, PaperLines } from '@pasal/shared/ui';

const { color, font, space } = tokens;

/** The papers of one order; the next order starts on a new sheet. */
export const Sheet = styled.div`
  & + & {
    break-before: page;
  }
`;

/** Large enough to read at a distance. */
export const Root = styled(Paper)`
  dd {
    font-weight: ${font.weight.bold};
  }
  section strong {
    font-size: ${font.size.lg};
  }
`;

/** The amount the rider must collect: it must stand out. */
export const Collect = styled.p`
  padding: ${space(4)};
  border: 4px solid ${color.ink};
  font-size: ${font.size.xl};
  font-weight: ${font.weight.bold};
  line-height: 1.2;
  text-align: center;
  break-inside: avoid;
`;

/** The order's number as a barcode with a quiet zone, and as text below. */
export const Code = styled.figure`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  margin: 0;
  svg {
    display: block;
  }
  figcaption {
    font-weight: ${font.weight.bold};
    letter-spacing: 1px;
  }
`;

/** The destination with the code next to it. */
export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(6)};
`;

export const Lines = styled(PaperLines)`
  th,
  td {
    padding: ${space(3)} ${space(2)};
  }
  td:nth-child(2) {
    font-size: ${font.size.lg};
    font-weight: ${font.weight.bold};
  }
  td:last-child {
    width: 100%;
  }
`;

/** To be ticked by hand. */
export const Box = styled.span`
  display: block;
  width: 22px;
  height: 22px;
  border: 2px solid ${color.ink};
`;

export const Signatures = styled.footer`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space(10)};
  padding-top: ${space(12)};
  break-inside: avoid;
  span {
    padding-top: ${space(1)};
    border-top: 1px solid ${color.ink};
    font-size: ${font.size.sm};
  }
`;
