import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { Panel } from '@pasal/shared/ui';

const { color, font, space } = tokens;

/** An admin page's title, with its actions alongside. */
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

/** A section of an admin page with its own heading. */
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
  > div:first-child {
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
