import { useCallForm, type CallFormOptions } from './use-call-form';

interface DialogFormOptions<Values, Answer> extends Omit<
  CallFormOptions<Values, Answer>,
  'onDone'
> {
  /** Runs after the call's success; without it the dialog closes. */
  onDone?: (answer: Answer) => void;
  onClose: () => void;
}

/** The form of a dialog, with all that a `FormDialog` needs of it in its frame. */
export function useDialogForm<Values extends object, Answer extends { message: string }>(
  options: DialogFormOptions<Values, Answer>,
) {
  const { onClose } = options;
  const { frame, isBusy: busy, refusal, ...form } = useCallForm({ onDone: onClose, ...options });
  return { ...form, frame: { ...frame, busy, refusal, onClose } };
}
