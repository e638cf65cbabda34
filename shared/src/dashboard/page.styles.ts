import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { bringNepaliNumbers, bringPastedSums, Panel } from '@pasal/shared/ui';

const { space } = tokens;

// The dashboard has many number fields.
bringNepaliNumbers();
bringPastedSums();

/** One page of the dashboard, from its title down. */
export const Page = styled.div`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
`;

export const Title = styled.h1`
  font-size: ${tokens.font.size.xl};
  line-height: 1.2;
  overflow-wrap: anywhere;
`;

/** Holds a list; on small screens its rows are cards of their own and it steps back. */
export const ListPanel = styled(Panel)`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  padding: ${space(3)};
  ${media.tablet} {
    padding: 0;
    border: 0;
    background: transparent;
  }
`;

/** Columns side by side where there is room for them. */
export const Columns = styled.div<{ $widths?: string }>`
  display: grid;
  grid-template-columns: ${({ $widths = 'minmax(0, 1fr) minmax(0, 1fr)' }) => $widths};
  gap: ${space(5)};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 360px) minmax(0, 200px);
  gap: ${space(3)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
