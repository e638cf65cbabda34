import { Refusal as Box } from './admin-parts.styles';

/** Why a change failed, where it was made; nothing when it did not. */
export function Refusal({ text }: { text: string | undefined }) {
  return text === undefined ? null : <Box role="alert">{text}</Box>;
}
