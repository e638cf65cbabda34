import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { Panel } from '@pasal/shared/ui';

const { space } = tokens;

/** Title and status, and at their side the way to the orders beside this one. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  > div,
  nav {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(3)};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  ${media.phone} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The order in two columns where there is room: who and where, then what and since when. */
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
