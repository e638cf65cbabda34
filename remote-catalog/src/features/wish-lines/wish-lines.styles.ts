import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Lines = styled.ul`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(4)} ${space(12)};
`;

/** Picture, text, buttons; on a phone the buttons are below. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)} ${space(5)};
  min-height: 146px;
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.lg};
  ${media.phone} {
    grid-template-columns: 88px minmax(0, 1fr);
    gap: ${space(3)};
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  min-width: 0;
  overflow-wrap: anywhere;
  h2 {
    font-size: ${font.size.md};
    line-height: 1.3;
  }
  h2 a {
    text-decoration: none;
  }
  h2 a:hover {
    text-decoration: underline;
  }
`;

export const Muted = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space(2)};
  min-width: 160px;
  ${media.phone} {
    grid-column: 1 / -1;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    min-width: 0;
    button,
    a {
      padding-inline: ${space(2)};
    }
  }
`;
