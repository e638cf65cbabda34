import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { media, tokens } from '@pasal/shared/theme';
import { Panel } from '@pasal/shared/ui';

const { color, font, space } = tokens;

export const Box = styled(Panel)`
  display: grid;
  gap: ${space(3)};
  border-left: 4px solid ${color.brand};
  ${media.phone} {
    padding: ${space(4)};
  }
`;

export const Head = styled.div`
  h2 {
    font-size: ${font.size.lg};
    line-height: 1.2;
  }
  p {
    margin-top: ${space(1)};
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
`;

export const Points = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space(6)};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Point = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-height: 64px;
  padding-block: ${space(2)};
  border-top: 1px solid ${color.border};
  > svg {
    color: ${color.success};
  }
  p {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
    overflow-wrap: anywhere;
  }
  button {
    grid-column: 2;
    justify-self: start;
    white-space: nowrap;
  }
`;

/** Takes the place of a completed point's tick. */
export const Open = styled.span`
  width: 20px;
  height: 20px;
  margin-left: 2px;
  border: 2px solid ${color.borderStrong};
  border-radius: ${tokens.radius.pill};
`;

export const Optional = styled.span`
  white-space: nowrap;
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
`;

export const Technician = styled.details`
  font-size: ${font.size.sm};
  summary {
    width: fit-content;
    padding-block: ${space(1)};
    color: ${color.brandStrong};
    font-weight: ${font.weight.semibold};
    cursor: pointer;
  }
  ${media.touch} {
    summary {
      padding-block: ${space(3)};
    }
  }
  code {
    overflow-wrap: anywhere;
  }
`;

export const PointLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  font-weight: ${font.weight.semibold};
`;
