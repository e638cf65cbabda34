import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

/** One sentence across the whole page, below the header. */
export const NoticeBar = styled.p`
  padding: ${tokens.space(2)} ${tokens.space(4)};
  background: ${tokens.color.warningSoft};
  color: ${tokens.color.warning};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  text-align: center;
`;
