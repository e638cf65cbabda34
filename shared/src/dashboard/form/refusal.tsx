import { Refusal as Box } from './form.styles';

/** Why a change failed, next to its control; nothing on success. */
export function Refusal({ text }: { text: string | undefined }) {
  return text !== undefined && <Box role="alert">{text}</Box>;
}
