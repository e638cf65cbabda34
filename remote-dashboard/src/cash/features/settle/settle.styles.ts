import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** A row for each parcel that is owed: tick, description, cash and charge. */
export const Rows = styled.ul`
  border-top: 1px solid ${color.border};
  > li {
    display: grid;
    grid-template-columns:
      ${tokens.height.target} minmax(0, 1fr)
      128px 128px ${tokens.height.target};
    gap: ${space(1)} ${space(3)};
    align-items: center;
    padding-block: ${space(2)};
    border-bottom: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
  /* A problem below one field leaves the other beside it. */
  > li > div {
    align-self: start;
  }
  input[type='checkbox'] {
    width: 20px;
    height: 20px;
    margin: auto;
  }
  small {
    display: block;
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  ${media.phone} {
    > li {
      grid-template-columns: ${tokens.height.target} minmax(0, 1fr) minmax(0, 1fr) ${
          tokens.height.target
        };
    }
    > li > span {
      grid-column: 2 / -1;
    }
    > li > span + * {
      grid-column: 2;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
  ${media.phone} {
    display: grid;
  }
`;

/** Day, reference, and the button that books it. */
export const Booking = styled.form`
  display: grid;
  gap: ${space(4)};
  max-width: 460px;
`;

/** A result with all its differences, however many. */
export const Result = styled.div`
  > * {
    max-width: 100%;
    white-space: normal;
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
`;
