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

/** A version or part with notes below it. */
export const Noted = styled.div`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`;

/** The same for a version in the list. On a phone it shows the result of a walk; dialog and history show who and when. */
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

/** A note below it: the rollout step, or a warning that version storage is nearly full. */
export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(2)};
  font-size: ${font.size.sm};
`;

/** The findings of a walk, one sentence each; a long list scrolls. */
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
