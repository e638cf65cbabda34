import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { richTextLook } from '@pasal/shared/ui';

const { color, font, radius, space } = tokens;

export const Pairs = styled.div`
  display: grid;
  gap: ${space(5)};
`;

/** English on the left, Nepali on the right; stacked on a phone. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)} ${space(5)};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** As in the form above: edited there, read-only here. */
export const English = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space(1)};
  font-size: ${font.size.sm};
  > div {
    max-height: 480px;
    padding: ${space(2)} ${space(3)};
    overflow: auto;
    border-radius: ${radius.md};
    background: ${color.surfaceMuted};
    color: ${color.inkMuted};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** The editor's label, like a field's. */
export const Label = styled.strong`
  display: block;
  margin-bottom: ${space(1)};
  font-size: ${font.size.sm};
`;

export const RichText = styled.div`
  ${richTextLook}
  white-space: normal;
`;
