import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { Panel } from '@pasal/shared/ui';

const { font, space } = tokens;

/** Title and status, next to the links to adjacent orders; toasts are on the right. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(6)};
  > div,
  nav {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(3)};
  }
  /* On a phone one row, as narrow as its words. */
  ${media.phone} {
    nav {
      flex: 1;
      justify-content: space-between;
      gap: ${space(2)};
    }
    nav > * {
      padding-inline: ${space(2)};
      font-size: ${font.size.sm};
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  ${media.phone} {
    display: grid;
    grid-template-columns: auto auto auto;
    gap: ${space(2)};
    > :first-child {
      grid-column: 1 / -1;
    }
    > :not(:first-child) {
      padding-inline: ${space(2)};
      font-size: ${font.size.sm};
      white-space: nowrap;
    }
  }
`;

/** Documents in a language other than the buyer's. */
export const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  &:empty {
    display: none;
  }
  > * {
    padding-inline: ${space(2)};
    font-size: ${font.size.sm};
  }
`;

/** The order in two columns if there is room: buyer and destination, then content and history. */
export const Sheet = styled(Panel)`
  min-width: 0;
  > div {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space(8)};
  }
  ${media.tablet} {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space(5)};
    }
  }
  ${media.phone} {
    padding: ${space(4)};
  }
`;
