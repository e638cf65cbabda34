import styled from 'styled-components';
import { richTextLook } from '@pasal/shared/ui';

/** The owner's text: wide tables scroll within it, not with the page. */
export const Words = styled.div`
  ${richTextLook}
  overflow-x: auto;
`;
