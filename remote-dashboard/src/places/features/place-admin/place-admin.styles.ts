import styled, { css } from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

const terms = css`
  small {
    display: block;
    color: ${color.inkMuted};
    font-size: ${font.size.xs};
    font-weight: ${font.weight.regular};
  }
`;

export const Search = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 360px) auto;
  gap: ${space(4)};
  align-items: end;
  p {
    padding-bottom: ${space(3)};
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
    p {
      padding: 0;
    }
  }
`;

export const Districts = styled.ul`
  display: grid;
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.lg};
  background: ${color.surface};
`;

export const District = styled.li`
  & + & {
    border-top: 1px solid ${color.border};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(3)} ${space(1)} ${space(2)};
`;

/** The whole width opens and closes the district. */
export const Toggle = styled.button`
  ${terms}
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  min-height: ${tokens.height.target};
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  text-align: left;
  &:hover {
    background: ${color.surfaceMuted};
  }
  svg {
    flex: none;
    color: ${color.inkMuted};
  }
  strong {
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }
  span {
    margin-left: auto;
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
    white-space: nowrap;
  }
`;

export const Cities = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: 0 ${space(4)};
  padding: 0 ${space(3)} ${space(3)} ${space(11)};
  ${media.phone} {
    padding-left: ${space(5)};
  }
`;

export const City = styled.li`
  ${terms}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-width: 0;
  border-bottom: 1px solid ${color.border};
  overflow-wrap: anywhere;
`;

export const Note = styled.p`
  padding: 0 ${space(3)} ${space(4)} ${space(11)};
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
`;
