import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { buttonLook, type ButtonVariant } from './button';

/** A link that looks like a button. */
export const ButtonLink = styled(Link)<{ $variant?: ButtonVariant; $wide?: boolean }>`
  ${buttonLook}
`;
