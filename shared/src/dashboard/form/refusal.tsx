import { Refusal as Box } from './form.styles';

/** Why a change failed, where it was made; nothing when it did not. */
export function Refusal({ text }: { text: string | undefined }) {
  return text !== undefined && <Box role="alert">{text}</Box>;
}
