import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { Panel } from '@pasal/shared/ui';

const { color, font, space } = tokens;

/** The goods at the left, the customer at the right. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${space(5)};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Section = styled(Panel)`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  h2 {
    font-size: ${font.size.md};
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
`;

export const Note = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
`;

/** A code with its button beside it. */
export const Code = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(2)} ${space(3)};
  > button {
    /* Beside the control, below its label. */
    margin-top: 25px;
  }
  > p {
    grid-column: 1 / -1;
  }
  > p:empty {
    display: none;
  }
`;

export const Lines = styled.ul`
  border-top: 1px solid ${color.border};
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 88px 104px 44px;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    padding-block: ${space(3)};
    border-bottom: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
  }
  b {
    text-align: end;
  }
  ${media.phone} {
    > li {
      grid-template-columns: 88px minmax(0, 1fr) 44px;
    }
    > li > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const LineProblem = styled.p`
  grid-column: 1 / -1;
  color: ${color.danger};
  font-size: ${font.size.sm};
`;

export const Charge = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  color: ${color.inkMuted};
`;

export const Total = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  font-size: ${font.size.lg};
  font-weight: ${font.weight.bold};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: ${space(4)};
`;

export const Problem = styled.p`
  padding: ${space(3)};
  border-radius: ${tokens.radius.md};
  background: ${color.dangerSoft};
  color: ${color.danger};
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
  ${media.phone} {
    > * {
      width: 100%;
    }
  }
`;
