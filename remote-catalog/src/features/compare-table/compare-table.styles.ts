import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** On phones, where two products fit, it scrolls both ways, so that titles and names can stay in sight. */
export const Scroller = styled.div`
  /* Visually hidden text stays within the scrolling area. */
  position: relative;
  ${media.tablet} {
    overflow: auto;
    max-height: calc(100dvh - 200px);
    border: 1px solid ${color.border};
    border-radius: ${tokens.radius.lg};
  }
  ${media.low} {
    max-height: none;
  }
`;

export const Table = styled.table<{ $products: number }>`
  width: 100%;
  min-width: ${({ $products }) => 104 + $products * 126}px;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${font.size.sm};
  th,
  td {
    padding: ${space(3)};
    border-bottom: 1px solid ${color.border};
    background: ${color.surface};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    position: sticky;
    top: ${tokens.height.header};
    z-index: ${tokens.layer.sticky};
    border-bottom: 2px solid ${color.borderStrong};
  }
  tr > :first-child {
    position: sticky;
    left: 0;
    width: 176px;
    color: ${color.inkMuted};
    font-weight: ${font.weight.regular};
  }
  thead tr > :first-child {
    z-index: ${tokens.layer.sticky + 1};
  }
  tr[data-differs] > * {
    background: ${color.brandSoft};
  }
  tr[data-differs] > td {
    font-weight: ${font.weight.semibold};
  }
  ${media.tablet} {
    thead th {
      top: 0;
    }
    tr > :first-child {
      width: 104px;
    }
    th,
    td {
      padding: ${space(2)};
    }
  }
`;

/** Cut after three lines: it stays in sight while the rest is read. */
export const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.ink};
  font-weight: ${font.weight.semibold};
  line-height: 1.3;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Mark = styled.span`
  display: block;
  color: ${color.brandStrong};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
`;

export const Picture = styled.div`
  max-width: 200px;
`;

export const Buy = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: stretch;
  max-width: 200px;
  button,
  a {
    padding-inline: ${space(2)};
    font-size: ${font.size.sm};
  }
`;

export const Switch = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${tokens.height.target};
  cursor: pointer;
  input {
    width: 20px;
    height: 20px;
    accent-color: ${color.brand};
  }
`;
