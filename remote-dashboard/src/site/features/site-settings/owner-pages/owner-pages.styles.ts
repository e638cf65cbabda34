import styled from 'styled-components';
import { Columns } from '@pasal/shared/dashboard';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Pages = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 3fr));
    align-items: center;
    gap: ${space(2)} ${space(4)};
    min-height: 56px;
    padding: ${space(2)};
  }
  li + li {
    border-top: 1px solid ${color.border};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.height.target};
    color: ${color.brand};
    font-weight: ${font.weight.semibold};
  }
  ${media.tablet} {
    gap: ${space(3)};
    li {
      grid-template-columns: minmax(0, 1fr);
      padding: ${space(3)} ${space(4)};
      border: 1px solid ${color.border};
      border-radius: ${tokens.radius.md};
      background: ${color.surface};
    }
  }
`;

/** A language, and the state of its text. */
export const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  font-size: ${font.size.sm};
  > :first-child {
    min-width: 56px;
    color: ${color.inkMuted};
  }
`;

export const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  h2 {
    font-size: ${font.size.lg};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.height.target};
    color: ${color.brand};
  }
`;

/** Selects the displayed language, if there is room for only one. */
export const Switch = styled.div`
  display: none;
  ${media.tablet} {
    display: flex;
    gap: ${space(2)};
    button {
      flex: 1;
    }
  }
`;

export const Texts = styled(Columns)<{ $shown: 'en' | 'ne' }>`
  ${media.tablet} {
    > :nth-child(${({ $shown }) => ($shown === 'en' ? 2 : 1)}) {
      display: none;
    }
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  > p {
    flex-basis: 100%;
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  ${media.phone} {
    > button,
    > a {
      flex: 1 1 40%;
    }
  }
`;

export const Versions = styled.ul`
  display: grid;
  margin-top: ${space(4)};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(2)} ${space(4)};
    padding-block: ${space(3)};
    border-top: 1px solid ${color.border};
  }
  p {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
    overflow-wrap: anywhere;
  }
`;
