import { MAX_CUSTOMER_NOTE, type CustomerDetails } from '@pasal/shared/contracts';
import { Refusal, TitledSection, useCallForm } from '@pasal/shared/dashboard';
import { Moment } from '@pasal/shared/dates';
import { Button, Field, TextAreaInput } from '@pasal/shared/ui';
import { useNoteCustomerMutation } from '../../customers-api';
import * as messages from './messages';
import * as s from './customer-view.styles';

const START = { note: '' };

/** What staff wrote of a customer, and a field to write more. */
export function CustomerNotes({ customer }: { customer: CustomerDetails }) {
  const { phone, all_notes: notes } = customer;
  const [write] = useNoteCustomerMutation();
  const { frame, field, isBusy, refusal, begin } = useCallForm({
    start: START,
    call: ({ note }) => write({ body: { phone, note } }),
    onDone: () => begin(START),
  });
  const { error, ...typed } = field('note');
  return (
    <TitledSection title={messages.notes} lead={messages.notesLead}>
      <s.Form {...frame} noValidate>
        <Field label={messages.note} error={error}>
          {(control) => (
            <TextAreaInput {...control} {...typed} rows={3} maxLength={MAX_CUSTOMER_NOTE} />
          )}
        </Field>
        <Refusal text={refusal} />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {messages.addNote}
        </Button>
      </s.Form>
      {notes.length === 0 ? (
        <p>{messages.noNotes}</p>
      ) : (
        <s.Rows>
          {notes.map(({ id, at, by, note }) => (
            <li key={id}>
              <div>
                <p>{note}</p>
                <small>
                  <Moment at={at} />, {by}
                </small>
              </div>
            </li>
          ))}
        </s.Rows>
      )}
    </TitledSection>
  );
}
