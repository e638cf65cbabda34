import { useLayoutEffect, useState } from 'react';
import {
  emptyOrderForm,
  fieldWords,
  orderFormProblems,
  type OrderFormField,
  type OrderFormValues,
} from '@pasal/shared/domain';
import { useForm, type FormProblems } from '@pasal/shared/ui';
import { restoreDraft, updateDraft } from '../../model/checkout-draft';
import * as messages from './messages';
import { useRemembering } from './use-remembering';

const isIncomplete = (values: OrderFormValues) =>
  [...orderFormProblems(values).values()].includes('missing');

/** Describes the problems of the form's values. */
function wordsOf(values: OrderFormValues): FormProblems {
  const problems = [...orderFormProblems(values)];
  return Object.fromEntries(
    problems.map(([field, problem]) => [field, fieldWords(messages.fieldErrors[field], problem)]),
  );
}

interface CheckoutFormOptions {
  /** Sends the order; resolves to the server's problems. */
  send: (values: OrderFormValues) => Promise<FormProblems | undefined>;
  /** The form was submitted incomplete. */
  onIncomplete: () => void;
}

/** The buyer's form. Its values survive the page, and a reload of its tab (D20). */
export function useCheckoutForm({ send, onIncomplete }: CheckoutFormOptions) {
  const [incomplete, setIncomplete] = useState(false);

  const form = useForm<OrderFormValues>({
    start: emptyOrderForm,
    check: wordsOf,
    onWrong: () => {
      const missing = isIncomplete(form.values);
      setIncomplete(missing);
      if (missing) onIncomplete();
    },
    send: (values) => {
      setIncomplete(false);
      return send(values);
    },
    onChange: (values) => updateDraft({ values }),
  });

  // Not during render: a server has no storage. Before the empty form is painted.
  const { begin } = form;
  useLayoutEffect(() => begin(restoreDraft().values), [begin]);

  const remembering = useRemembering(() => {
    updateDraft({ values: emptyOrderForm });
    begin(emptyOrderForm);
  });

  const goTo = (field: OrderFormField) => {
    const control = form.frame.ref.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };

  return { ...form, incomplete, goTo, remembering };
}
