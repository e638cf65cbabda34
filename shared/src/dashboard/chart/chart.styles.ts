import styled, { css } from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { Panel } from '@pasal/shared/ui';

const { color, font, space } = tokens;

const look = css`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  h3 {
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
    color: ${color.inkMuted};
  }
  summary {
    width: fit-content;
    min-height: 24px;
    color: ${color.brand};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
    cursor: pointer;
  }
`;

/** A chart with its text, inside an existing panel. */
export const ChartSection = styled.section`
  ${look}
`;

/** The same with its own panel, and a total above it. */
export const ChartPanel = styled(Panel)`
  ${look}
  header strong {
    display: block;
    font-size: ${font.size.xl};
    line-height: 1.3;
  }
  header small {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  ${media.phone} {
    padding: ${space(4)};
  }
`;

/** A fixed-height area, so that the drawing shifts nothing. */
export const Drawing = styled.div`
  position: relative;
  height: 240px;
  min-width: 0;
`;

export const Scroll = styled.div`
  max-height: 280px;
  margin-top: ${space(2)};
  overflow: auto;
`;

export const Figures = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${font.size.sm};
  th,
  td {
    padding: ${space(2)} ${space(1)};
    border-bottom: 1px solid ${color.border};
    text-align: end;
  }
  tr > :first-child {
    text-align: start;
    font-weight: ${font.weight.regular};
    overflow-wrap: anywhere;
  }
  td {
    white-space: nowrap;
  }
  thead th {
    color: ${color.inkMuted};
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
`;
