import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const { color, space } = tokens;
const variants = {
  primary: css`
    background: ${color.brand};
    color: ${color.onBrand};
    &:hover:not(:disabled) {
      background: ${color.brandStrong};
    }
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.brand};
    border-color: ${color.brand};
    &:hover:not(:disabled) {
      background: ${color.brandSoft};
    }
    &:disabled {
      background: transparent;
      border-color: ${color.border};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.ink};
    &:hover:not(:disabled) {
      background: ${color.surfaceMuted};
    }
    &:disabled {
      background: transparent;
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onBrand};
    &:hover:not(:disabled) {
      filter: brightness(0.9);
    }
  `,
} satisfies Record<ButtonVariant, unknown>;

/** The style of a button, also for links that look like one. */
export const buttonLook = css<{ $variant?: ButtonVariant; $wide?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${tokens.height.target};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  padding: ${space(2)} ${space(5)};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.md};
  font-weight: ${tokens.font.weight.semibold};
  font-size: ${tokens.font.size.md};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition: background-color ${tokens.motion};
  &:disabled {
    background: ${color.border};
    color: ${color.inkMuted};
    border-color: transparent;
  }
  ${({ $variant = 'primary' }) => variants[$variant]}
`;

const Root = styled.button<{ $variant: ButtonVariant; $wide: boolean }>`
  ${buttonLook}
`;

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Fills its container. */
  wide?: boolean;
  /** An action is pending: shows a spinner and ignores presses, keeping its size and name. */
  busy?: boolean;
  children: ReactNode;
}

/** A button in one of the styles of `ButtonVariant`. */
export function Button({
  variant = 'primary',
  wide = false,
  busy = false,
  type = 'button',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...rest}
      type={type}
      $variant={variant}
      $wide={wide}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner size={18} />}
      {children}
    </Root>
  );
}

const Square = styled.button`
  display: inline-grid;
  place-items: center;
  width: ${tokens.height.target};
  height: ${tokens.height.target};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: inherit;
  &:hover:not(:disabled) {
    background: ${color.surfaceMuted};
  }
  &:disabled {
    color: ${color.borderStrong};
  }
`;

interface IconButtonProps extends ComponentProps<'button'> {
  /** The button's action; its accessible name. */
  label: string;
  children: ReactNode;
}

/** An icon-only button; its label is for screen readers. */
export function IconButton({ label, children, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Square {...rest} type={type} aria-label={label}>
      {children}
    </Square>
  );
}
