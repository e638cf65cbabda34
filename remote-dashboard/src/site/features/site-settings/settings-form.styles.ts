import styled from 'styled-components';
import { Columns } from '@pasal/shared/dashboard';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** Height above a form: title, pages and lead, with their gaps. */
const ABOVE = '180px';

/** Fields side by side; the bar below is at the bottom of the viewport even for a short form. */
export const Form = styled(Columns).attrs({ as: 'form' })`
  margin-bottom: -${space(12)};
  ${media.desktop} {
    grid-template-rows: 1fr auto;
    min-height: calc(100dvh - ${ABOVE});
  }
  /* A refused field gets the focus, and must not lie under the bar then. */
  :is(input, select, textarea) {
    scroll-margin-block: ${space(24)} ${space(56)};
  }
`;

export const Column = styled.div<{ $whole?: boolean }>`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  ${({ $whole }) => $whole && 'grid-column: 1 / -1;'}
`;

/** Stays visible while a long form is filled in. */
export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${tokens.layer.sticky};
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(3)};
  padding-block: ${space(3)};
  border-top: 1px solid ${color.border};
  background: ${color.surfaceMuted};
  p:not([role='alert']) {
    margin-right: auto;
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  [role='alert'],
  [role='status'] {
    flex-basis: 100%;
  }
  ${media.phone} {
    p:not([role='alert'], [role='status']) {
      flex-basis: 100%;
    }
    button {
      flex: 1;
      padding-inline: ${space(2)};
    }
  }
`;
