import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** One line above the page. */
export const Line = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(4)};
  margin-bottom: ${space(4)};
  padding: ${space(2)} ${space(4)};
  border-left: 4px solid ${color.brand};
  border-radius: ${tokens.radius.md};
  background: ${color.brandSoft};
  font-size: ${font.size.sm};
`;

export const Next = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  color: ${color.brandStrong};
  font-weight: ${font.weight.semibold};
  ${media.phone} {
    min-height: ${tokens.height.target};
  }
`;
