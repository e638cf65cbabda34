import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Minor = styled.span`
  display: block;
  color: ${color.inkMuted};
  font-size: ${font.size.xs};
  overflow-wrap: anywhere;
`;

/** An owner's rule that matched an order. */
export const Reason = styled.span`
  display: block;
  padding-inline-start: ${space(2)};
  border-inline-start: 3px solid ${color.warning};
  font-size: ${font.size.xs};
  overflow-wrap: anywhere;
`;

/** As tall as a target must be, independent of its line. */
export const NumberLink = styled(Link)`
  display: inline-block;
  padding-block: 3px;
  color: ${color.brand};
  white-space: nowrap;
`;

export const Phone = styled.a`
  display: inline-block;
  padding-block: 3px;
  color: ${color.brand};
  white-space: nowrap;
`;

/** The size of a target, drawn at the size of a checkbox. */
export const SelectBox = styled.input`
  width: 20px;
  height: 20px;
  margin: 12px;
  accent-color: ${color.brand};
  cursor: pointer;
`;

export const Work = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  button {
    padding-inline: ${space(3)};
    font-size: ${font.size.sm};
    white-space: nowrap;
  }
`;
