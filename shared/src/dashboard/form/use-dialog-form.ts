import { useCallForm, type CallFormOptions } from './use-call-form';

interface DialogFormOptions<Values, Answer> extends Omit<
  CallFormOptions<Values, Answer>,
  'onDone'
> {
  /** Runs after the call succeeds; by default the dialog closes. */
  onDone?: (answer: Answer) => void;
  onClose: () => void;
}

/** A dialog's form, with the props for a `FormDialog` in its `frame`. */
export function useDialogForm<Values extends object, Answer extends { message: string }>(
  options: DialogFormOptions<Values, Answer>,
) {
  const { onClose } = options;
  const { frame, isBusy: busy, refusal, ...form } = useCallForm({ onDone: onClose, ...options });
  return { ...form, frame: { ...frame, busy, refusal, onClose } };
}
