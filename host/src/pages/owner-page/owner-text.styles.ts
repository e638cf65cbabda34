import styled from 'styled-components';
import { richTextLook } from '@pasal/shared/ui';

/** What the owner has written: wide tables scroll here and not the page. */
export const Words = styled.div`
  ${richTextLook}
  overflow-x: auto;
`;
