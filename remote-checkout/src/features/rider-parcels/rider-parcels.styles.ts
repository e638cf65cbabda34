import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { Panel } from '@pasal/shared/ui';

const { color, font, space } = tokens;

export const List = styled.ul`
  display: grid;
  gap: ${space(4)};
`;

/** A rider's parcel on a phone: recipient, destination, amount, and large buttons. */
export const Card = styled(Panel)`
  display: grid;
  gap: ${space(3)};
  overflow-wrap: anywhere;
  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(2)};
  }
  h2 {
    font-size: ${font.size.md};
  }
  strong {
    font-size: ${font.size.lg};
  }
  small {
    color: ${color.inkMuted};
  }
`;

/** Buttons wide enough for the thumb. */
export const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${space(3)};
`;

export const Form = styled.form`
  display: grid;
  gap: ${space(3)};
`;

export const Problem = styled.p`
  color: ${color.danger};
`;
