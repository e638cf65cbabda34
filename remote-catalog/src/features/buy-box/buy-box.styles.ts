import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Box = styled.div`
  display: grid;
  gap: ${space(4)};
  align-content: start;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
  h1 {
    font-size: ${font.size.xl};
    line-height: 1.25;
  }
  ${media.desktop} {
    padding: ${space(6)};
    border: 1px solid ${color.border};
    border-radius: ${tokens.radius.lg};
    position: sticky;
    top: calc(${tokens.height.header} + ${space(4)});
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  width: 100%;
  /* The heart's disc stands flush with the box, its target reaches out of it. */
  margin-block: -${space(1)};
  > button {
    margin-inline-end: -${space(1)};
  }
`;

export const Brand = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
`;

export const PriceLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`;

export const Note = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
  &:empty {
    display: none;
  }
`;

export const Assurance = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  svg {
    flex: none;
    color: ${color.brand};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  > button {
    flex: 1 1 200px;
  }
`;

export const Quantity = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${color.borderStrong};
  border-radius: ${tokens.radius.md};
  output {
    min-width: ${space(10)};
    text-align: center;
    font-weight: ${font.weight.semibold};
  }
`;

/** The variants as chips; what is out of stock can be looked at all the same. */
export const Choice = styled.div`
  display: grid;
  gap: ${space(2)};
  width: 100%;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
  a {
    display: grid;
    align-content: center;
    min-height: ${tokens.height.target};
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${tokens.radius.md};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    border-color: ${color.brand};
  }
  a[aria-current='true'] {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    box-shadow: inset 0 0 0 1px ${color.brand};
    font-weight: ${font.weight.semibold};
  }
  a[data-none] {
    border-style: dashed;
  }
  small {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.regular};
  }
`;
