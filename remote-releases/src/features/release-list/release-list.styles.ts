import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Part = styled.span`
  font-weight: ${font.weight.semibold};
`;

export const Version = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Muted = styled.span`
  color: ${color.inkMuted};
`;

/** A version or a part, and below it what is to be known of it. */
export const Noted = styled.div`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`;

/** The same of a version in the list. On a phone it says how a walk ended; dialog and history say by whom and when. */
export const NotedInList = styled(Noted)`
  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    ${Muted} {
      display: none;
    }
  }
`;

/** A note below it: the step of its plan, or a warning that few more versions can be stored. */
export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(2)};
  font-size: ${font.size.sm};
`;

/** What a walk found, a sentence each; many of them scroll. */
export const Findings = styled.ul`
  display: grid;
  gap: ${space(1)};
  max-height: 240px;
  margin: 0;
  padding-left: ${space(5)};
  overflow-y: auto;
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;
