import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, radius, space } = tokens;

export const Place = styled.nav`
  position: sticky;
  z-index: ${tokens.layer.sticky};
  top: 0;
  align-self: start;
  max-height: 100dvh;
  overflow-y: auto;
  margin-inline-start: -${space(3)};
  padding-block: ${space(6)};
  summary {
    display: none;
  }
  ${media.tablet} {
    padding-block: 0;
    margin-inline: -${space(4)};
    border-bottom: 1px solid ${color.border};
    background: ${color.surface};
    summary {
      display: flex;
      align-items: center;
      justify-content: space-between;
      min-height: ${tokens.height.header};
      padding-inline: ${space(4)};
      font-weight: ${font.weight.semibold};
      cursor: pointer;
      &::after {
        content: '▾';
        color: ${color.inkMuted};
      }
      &::marker {
        content: '';
      }
    }
  }
`;
export const Groups = styled.ul`
  display: grid;
  gap: ${space(5)};
  > li > strong {
    padding-inline: ${space(3)};
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
  }
  a {
    display: flex;
    align-items: center;
    min-height: 32px;
    padding-inline: ${space(3)};
    border-radius: ${radius.md};
    font-size: ${font.size.sm};
    text-decoration: none;
    &:hover {
      background: ${color.brandSoft};
      color: ${color.brandStrong};
    }
  }
  ${media.tablet} {
    padding: 0 ${space(1)} ${space(5)};
    a {
      min-height: ${tokens.height.target};
      font-size: ${font.size.md};
    }
  }
`;
