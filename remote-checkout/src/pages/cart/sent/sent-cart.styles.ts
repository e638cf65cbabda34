import styled from 'styled-components';
import { Panel } from '@pasal/shared/ui';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Sent = styled(Panel)`
  display: grid;
  gap: ${space(4)};
  max-width: 720px;
  margin-block: ${space(3)} ${space(6)};
  h2 {
    font-size: ${font.size.lg};
  }
  > p {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  > p[role='alert'] {
    color: ${color.danger};
    font-size: ${font.size.md};
  }
`;

export const Sum = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  font-weight: ${font.weight.bold};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  ${media.phone} {
    > * {
      flex: 1 1 100%;
    }
  }
`;
