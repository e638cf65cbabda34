import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** A second, smaller line in a cell. */
export const Minor = styled.span`
  display: block;
  color: ${color.inkMuted};
  font-size: ${font.size.xs};
`;

/** Where it goes; in a table as much of the street as fits, on a card and in the detail dialog all of it. */
export const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Street = styled(Minor)`
  @container (min-width: 880px) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The last remark: two lines of it; all of it is in the details. */
export const Remark = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.inkMuted};
  font-size: ${font.size.xs};
  line-height: 1.35;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Leads to the page of an order; as tall as a target must be, whatever the line is. */
export const NumberLink = styled(Link)`
  display: inline-block;
  padding-block: 3px;
  color: ${color.brand};
  font-size: ${font.size.xs};
`;

/** As large as a target must be, drawn as large as a box is. */
export const SelectBox = styled.input`
  width: 20px;
  height: 20px;
  margin: 12px;
  accent-color: ${color.brand};
  cursor: pointer;
  @container (max-width: 879px) {
    margin-block: 2px;
    margin-inline-start: 0;
    width: 24px;
    height: 24px;
  }
`;

/** Only where the head is seen. */
export const HeadBox = styled(SelectBox)`
  @container (max-width: 879px) {
    display: none;
  }
`;

/** Where the table has no head. */
export const PageBox = styled.div`
  container-type: inline-size;
  > div {
    padding-inline: ${space(4)};
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
