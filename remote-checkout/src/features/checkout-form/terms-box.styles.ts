import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Terms = styled.div`
  margin-inline: -${space(2)};
  padding: 0 ${space(2)} ${space(1)};
  border-radius: ${tokens.radius.md};
  line-height: 1.3;
  p {
    /* Below the words of the box. */
    padding-inline-start: ${space(7)};
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  &[data-missed] {
    background: ${color.warningSoft};
    p {
      color: ${color.warning};
      font-weight: ${font.weight.semibold};
    }
  }
`;
