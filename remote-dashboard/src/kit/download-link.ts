import styled from 'styled-components';
import { buttonLook, type ButtonVariant } from '@pasal/shared/ui';

/** A file of the server's, not a page of the shop. */
export const DownloadLink = styled.a<{ $variant?: ButtonVariant; $wide?: boolean }>`
  ${buttonLook}
`;
