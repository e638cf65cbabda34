import styled, { css } from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** A second, smaller line in a cell. */
export const Minor = styled.span`
  display: block;
  color: ${color.inkMuted};
  font-size: ${font.size.xs};
`;

/** Rows become cards below this width. */
const card = '@container (max-width: 879px)';

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The first line on a card, at its full length. */
export const Name = styled.span`
  ${card} {
    display: block;
    ${oneLine}
    font-weight: ${font.weight.semibold};
  }
`;

/** The destination: as much of the street as fits, none of it on a card; the detail dialog has all of it. */
export const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${card} {
    span {
      ${oneLine}
    }
  }
`;

export const Street = styled(Minor)`
  ${oneLine}
  ${card} {
    display: none;
  }
`;

/** On a card no wider than the place above it. */
export const Phone = styled.span`
  ${card} {
    font-size: ${font.size.xs};
    white-space: nowrap;
  }
`;

/** The last remark, limited to two lines, one on a card; the details have all of it. */
export const Remark = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.inkMuted};
  font-size: ${font.size.xs};
  line-height: 1.35;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${card} {
    max-width: 136px;
    -webkit-line-clamp: 1;
  }
`;

/** Links to an order's page; as tall as a target must be, independent of its line. */
export const NumberLink = styled(Link)`
  display: inline-block;
  padding-block: 3px;
  color: ${color.brand};
  font-size: ${font.size.xs};
`;

/** An icon within a line of text. */
export const InLine = styled.span`
  margin-inline-start: 6px;
  svg {
    display: inline;
    vertical-align: -2px;
  }
`;

/** The size of a target, drawn at the size of a checkbox. */
export const SelectBox = styled.input`
  width: 20px;
  height: 20px;
  margin: 12px;
  accent-color: ${color.brand};
  cursor: pointer;
`;

/** For tables without a head; hidden without a gap where there is one. */
export const PageBox = styled.div`
  margin-block-end: -${space(4)};
  container-type: inline-size;
  > div {
    padding-inline: 14px;
    margin-block-end: ${space(4)};
  }
  @container (min-width: 880px) {
    > div {
      display: none;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space(1)};
  /* In a wide table and on a card they stand side by side. */
  @container (min-width: 1040px) or (max-width: 879px) {
    flex-wrap: nowrap;
    gap: 0;
  }
  button {
    padding-inline: ${space(2)};
    font-size: ${font.size.sm};
    white-space: nowrap;
  }
  @container (max-width: 879px) {
    button {
      padding-inline: ${space(1)};
    }
  }
`;
