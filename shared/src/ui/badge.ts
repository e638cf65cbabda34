import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, space } = tokens;
const tones = {
  success: [color.successSoft, color.success],
  warning: [color.warningSoft, color.warning],
  danger: [color.dangerSoft, color.danger],
  neutral: [color.surfaceMuted, color.inkMuted],
} as const;

export type Tone = keyof typeof tones;

/** A status pill. */
export const Badge = styled.span<{ $tone: Tone }>`
  display: inline-block;
  padding: 2px ${space(2)};
  border-radius: ${tokens.radius.pill};
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  font-size: ${tokens.font.size.xs};
  font-weight: ${tokens.font.weight.semibold};
  white-space: nowrap;
`;

/** The discount mark of a card or gallery, `-15%`: quiet, and loud where it is a deal (T3). */
export const DiscountBadge = styled.span<{ $loud?: boolean }>`
  padding: 2px ${space(2)};
  border-radius: ${tokens.radius.md};
  background: ${({ $loud }) => ($loud ? color.sale : color.surface)};
  color: ${({ $loud }) => ($loud ? color.onSale : color.ink)};
  box-shadow: ${({ $loud }) => ($loud ? 'none' : `inset 0 0 0 1px ${color.border}`)};
  font-size: ${tokens.font.size.xs};
  font-weight: ${tokens.font.weight.bold};
`;
