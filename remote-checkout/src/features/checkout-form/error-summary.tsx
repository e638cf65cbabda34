import { ORDER_FORM_FIELDS, type OrderFormField } from '@pasal/shared/domain';
import type { FormProblems } from '@pasal/shared/ui';
import * as messages from './messages';
import { Summary } from './checkout-form.styles';

interface ErrorSummaryProps {
  errors: FormProblems;
  incomplete: boolean;
  onGo: (field: OrderFormField) => void;
}

/**
 * Everything that blocks the order, in screen order, each with a link to its field. Not a live region: the focus is
 * on the first field, and the toast is announced.
 */
export function ErrorSummary({ errors, incomplete, onGo }: ErrorSummaryProps) {
  const wrong = ORDER_FORM_FIELDS.filter((field) => errors[field]);
  if (wrong.length === 0) return null;
  const title = incomplete ? messages.incomplete : messages.checkFields;
  return (
    <Summary role="group" aria-label={title}>
      <strong>{title}</strong>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <button type="button" onClick={() => onGo(field)}>
              {messages.labels[field]}
            </button>
            <span>{errors[field]}</span>
          </li>
        ))}
      </ul>
    </Summary>
  );
}
