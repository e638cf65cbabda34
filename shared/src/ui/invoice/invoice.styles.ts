import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { Paper, PaperHead } from '../paper/paper.styles';
import { PaperLines } from '../paper/paper';

const { color, font, space } = tokens;

/** Paper is read from closer than a screen: one size smaller. */
export const Root = styled(Paper)`
  font-size: ${font.size.sm};
  h2,
  h3 {
    line-height: 1.2;
  }
  section h3 {
    margin-block-end: ${space(1)};
  }
  section strong {
    font-size: ${font.size.md};
  }
`;

export const Head = styled(PaperHead)`
  strong {
    display: block;
    margin-block-end: ${space(1)};
    font-size: ${font.size.lg};
  }
  p {
    color: ${color.inkMuted};
  }
`;

export const Title = styled.div`
  display: grid;
  flex: none;
  align-content: start;
  justify-items: end;
  gap: ${space(3)};
`;

export const Lines = styled(PaperLines)`
  th,
  td {
    padding: ${space(2)};
    text-align: right;
    vertical-align: top;
    white-space: nowrap;
  }
  :is(th, td):first-child,
  :is(th, td):nth-child(2) {
    text-align: left;
  }
  :is(th, td):nth-child(2) {
    width: 100%;
    white-space: normal;
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
`;

export const Sums = styled.section`
  display: grid;
  gap: ${space(4)};
  break-inside: avoid;
  dl {
    justify-self: end;
    min-width: 280px;
  }
  [data-total] > * {
    padding-block-start: ${space(2)};
    border-block-start: 2px solid ${color.ink};
    font-size: ${font.size.md};
    font-weight: ${font.weight.bold};
    color: ${color.ink};
  }
`;

/** The last part; never alone on a sheet. */
export const Foot = styled.footer`
  display: grid;
  gap: ${space(1)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color.border};
  color: ${color.inkMuted};
  break-inside: avoid;
  break-before: avoid;
`;
