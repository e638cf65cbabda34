import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { Panel } from '@pasal/shared/ui';

const { color, font, space } = tokens;

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

/** The title of an admin page, and at its side what can be done at the top of it. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)};
`;

export const Lead = styled.p`
  max-width: 90ch;
  margin-top: ${space(1)};
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
`;

/** A part of an admin page with a heading of its own. */
export const Section = styled(Panel)`
  display: grid;
  gap: ${space(4)};
  align-content: start;
  min-width: 0;
  ${media.phone} {
    padding: ${space(4)};
  }
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  > div {
    flex: 1 1 200px;
    min-width: 0;
  }
  h2 {
    font-size: ${font.size.lg};
    line-height: 1.2;
  }
  p {
    margin-top: ${space(1)};
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
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

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 360px) minmax(0, 200px);
  gap: ${space(3)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Fields of a dialog, one below the other. */
export const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Refusal = styled.p`
  padding: ${space(3)} ${space(4)};
  border-radius: ${tokens.radius.md};
  background: ${color.dangerSoft};
  color: ${color.danger};
  overflow-wrap: anywhere;
`;

export const Muted = styled.span`
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
`;
