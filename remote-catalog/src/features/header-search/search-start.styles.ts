import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Group = styled.div`
  padding: ${space(2)} ${space(3)} ${space(3)};
  & + & {
    border-block-start: 1px solid ${color.border};
  }
  p {
    padding-block: ${space(1)};
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-height: ${tokens.height.target};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
  }
  svg {
    flex: none;
    color: ${color.inkMuted};
  }
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  a {
    flex: 1;
    min-width: 0;
  }
`;

export const Pills = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  a {
    padding-inline: ${space(4)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${tokens.radius.pill};
    font-size: ${font.size.sm};
  }
`;
