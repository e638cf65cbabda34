import { useState } from 'react';
import { ORDER_FIELD_LENGTHS, type CustomerDetails } from '@pasal/shared/contracts';
import { AskDialog, Refusal, TitledSection, useCallForm } from '@pasal/shared/dashboard';
import { Moment } from '@pasal/shared/dates';
import { formatPhone } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { Button, TextField, VisuallyHidden } from '@pasal/shared/ui';
import { ownPaths } from '../../../paths';
import { useJoinCustomerMutation, usePartCustomerMutation } from '../../customers-api';
import * as messages from './messages';
import * as s from './customer-view.styles';

const START = { contact: '' };

/** Asks for another number or email of the same person. */
function JoinForm({ phone }: { phone: string }) {
  const [join] = useJoinCustomerMutation();
  const { frame, field, isBusy, refusal, begin } = useCallForm({
    start: START,
    call: ({ contact }) => join({ body: { phone, contact } }),
    onDone: () => begin(START),
  });
  return (
    <s.Form {...frame} noValidate>
      <TextField
        {...field('contact')}
        label={messages.contact}
        autoComplete="off"
        maxLength={ORDER_FIELD_LENGTHS.email}
      />
      <Refusal text={refusal} />
      <Button type="submit" variant="secondary" busy={isBusy}>
        {messages.join}
      </Button>
    </s.Form>
  );
}

const shown = (contact: string) => (contact.includes('@') ? contact : formatPhone(contact));

/** The contacts joined to a number, and the way to separate them. */
export function CustomerContacts({ customer }: { customer: CustomerDetails }) {
  const { phone, contacts } = customer;
  const [parted, setParted] = useState<string>();
  const [part] = usePartCustomerMutation();
  return (
    <TitledSection title={messages.numbers} lead={messages.numbersLead}>
      {contacts.length === 0 ? (
        <p>{messages.noneJoined}</p>
      ) : (
        <s.Rows>
          {contacts.map(({ contact, by, at }) => (
            <li key={contact}>
              <div>
                {contact === phone || contact.includes('@') ? (
                  <b>{shown(contact)}</b>
                ) : (
                  <Link to={ownPaths.customer(contact)}>{shown(contact)}</Link>
                )}
                <small>
                  {contact === phone ? messages.thisNumber : messages.joinedBy(by)},{' '}
                  <Moment at={at} />
                </small>
              </div>
              {contact !== phone && (
                <Button variant="quiet" onClick={() => setParted(contact)}>
                  {messages.part}
                  <VisuallyHidden> {shown(contact)}</VisuallyHidden>
                </Button>
              )}
            </li>
          ))}
        </s.Rows>
      )}
      <JoinForm phone={phone} />
      {parted !== undefined && (
        <AskDialog
          title={messages.partTitle(shown(parted))}
          text={messages.partText}
          confirmLabel={messages.part}
          danger={false}
          run={() => part({ body: { phone, contact: parted } })}
          onClose={() => setParted(undefined)}
        />
      )}
    </TitledSection>
  );
}
