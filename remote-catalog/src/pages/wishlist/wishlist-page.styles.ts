import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

export const Title = styled.h1`
  padding-block: ${tokens.space(6)} ${tokens.space(2)};
  font-size: ${tokens.font.size.xxl};
  line-height: 1.2;
  &:focus {
    outline: none;
  }
  ${media.phone} {
    font-size: ${tokens.font.size.xl};
  }
`;
