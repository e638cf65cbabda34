import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

/** As tall as a screen from the start, so that nothing below moves when data arrives. */
export const Page = styled.div`
  min-height: 100vh;
  padding-bottom: ${tokens.space(12)};
`;

export const Title = styled.h1`
  padding-block: ${tokens.space(6)} ${tokens.space(2)};
  font-size: ${tokens.font.size.xxl};
  line-height: 1.2;
  &:focus {
    outline: none;
  }
  ${media.phone} {
    padding-block: ${tokens.space(4)} 0;
    font-size: ${tokens.font.size.xl};
  }
`;
