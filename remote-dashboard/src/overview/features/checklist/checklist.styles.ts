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
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
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
    white-space: nowrap;
  }
  ${media.phone} {
    grid-template-columns: 24px minmax(0, 1fr);
    button {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

/** Stands where a done point has its tick. */
export const Open = styled.span`
  width: 20px;
  height: 20px;
  margin-left: 2px;
  border: 2px solid ${color.borderStrong};
  border-radius: ${tokens.radius.pill};
`;

export const Optional = styled.span`
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
`;

export const Technician = styled.details`
  font-size: ${font.size.sm};
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    color: ${color.brandStrong};
    cursor: pointer;
  }
  ${media.touch} {
    summary {
      min-height: ${tokens.height.target};
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
