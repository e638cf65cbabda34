import { useState } from 'react';
import type { ValidationDetail } from '@pasal/shared/contracts';
import { useForm, valueAt, type FormProblems } from '@pasal/shared/ui';
import { useAction } from './use-action';
import { detailsOf } from '../failure';

export interface CallFormOptions<Values, Answer> {
  /** Initial values; read once. */
  start: Values | (() => Values);
  check?: (values: Values) => FormProblems;
  /** The call that sends the values. */
  call: (values: Values) => { unwrap: () => Promise<Answer> };
  onDone: (answer: Answer) => void;
  /** Maps the server's problems to the form's fields, if their names differ from the request's. */
  problemsOf?: (details: readonly ValidationDetail[]) => FormProblems;
  isSame?: (one: Values, other: Values) => boolean;
}

const byPath = (details: readonly ValidationDetail[]): FormProblems =>
  Object.fromEntries(details.map(({ path, message }) => [path, message]));

/** A form that ends in one call: success is shown as a toast, a field's problem next to it, and any other failure below. */
export function useCallForm<Values extends object, Answer extends { message: string }>(
  options: CallFormOptions<Values, Answer>,
) {
  const { start, check, call, onDone, problemsOf = byPath, isSame } = options;
  const action = useAction();
  const [isBesideField, setBesideField] = useState(false);

  const form = useForm<Values>({
    start,
    check,
    isSame,
    onWrong: action.forget,
    send: async (values) => {
      let problems: FormProblems = {};
      const answer = await action.run(call(values), (failure) => {
        problems = problemsOf(detailsOf(failure));
      });
      if (answer) {
        onDone(answer);
        return undefined;
      }
      setBesideField(Object.keys(problems).some((path) => valueAt(values, path) !== undefined));
      return problems;
    },
  });

  return {
    ...form,
    action,
    /** Why it was refused, unless it is shown next to a field. */
    refusal: isBesideField ? undefined : action.refusal,
  };
}
