import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** Side by side at any width: on phones each label is below its icon. */
export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  width: 100%;
  > p {
    flex-basis: 100%;
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  /* Always there, so that what comes is read out; without words it takes no room. */
  > p:empty {
    margin-block-start: -${space(2)};
  }
`;

export const ChatLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${tokens.height.target};
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.md};
  color: ${color.ink};
  font-size: ${font.size.sm};
  text-decoration: none;
  svg {
    flex: none;
    color: ${color.brand};
  }
  &:hover {
    border-color: ${color.brand};
  }
  ${media.phone} {
    flex: 1 0 72px;
    flex-direction: column;
    gap: 0;
    padding-inline: 0;
    font-size: ${font.size.xs};
  }
`;
