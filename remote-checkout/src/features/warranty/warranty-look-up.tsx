import { messageOf } from '@pasal/shared/api';
import { PARCEL_LENGTHS, type Warranty } from '@pasal/shared/contracts';
import { useDates } from '@pasal/shared/dates';
import { Button, Panel, TextField, useForm } from '@pasal/shared/ui';
import { useLazyWarrantyQuery } from '../../returns-api';
import * as messages from './messages';
import { Facts, Form, Problem } from './warranty.styles';

function WarrantyFacts({ found }: { found: Warranty }) {
  const dates = useDates(true);
  const day = (text: string) => dates.date(`${text}T06:00:00.000Z`);
  const facts = [
    [messages.product, found.product],
    [messages.soldOn, day(found.sold_on)],
    [messages.words, found.warranty || messages.none],
    ...(found.until === null ? [] : [[messages.until, day(found.until)]]),
  ];
  return (
    <Facts>
      {facts.map(([word, value]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** The focused button that opened the form has disappeared. */
const takeFocus = (field: HTMLInputElement | null) => {
  if (document.activeElement === document.body) field?.focus();
};

/** The end of a piece's warranty, by its serial number and its order's phone (D231). */
export function WarrantyLookUp() {
  const [find, { currentData, error, isFetching }] = useLazyWarrantyQuery();
  const { frame, field } = useForm({
    start: { serial: '', phone: '' },
    check: ({ serial, phone }) => ({
      ...(serial.trim() === '' && { serial: messages.missing.serial }),
      ...(phone.trim() === '' && { phone: messages.missing.phone }),
    }),
    send: async ({ serial, phone }) => {
      await find({ body: { serial: serial.trim(), phone: phone.trim() } });
      return undefined;
    },
  });
  return (
    <Panel>
      <Form {...frame} noValidate aria-label={messages.title}>
        <h2>{messages.title}</h2>
        <p>{messages.lead}</p>
        <TextField
          {...field('serial')}
          ref={takeFocus}
          label={messages.serial}
          required
          maxLength={PARCEL_LENGTHS.serial}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...field('phone')}
          type="tel"
          label={messages.phone}
          required
          maxLength={40}
          inputMode="tel"
          autoComplete="tel"
        />
        {error && !isFetching && (
          <Problem role="alert">{messageOf(error, messages.failed)}</Problem>
        )}
        <Button type="submit" busy={isFetching}>
          {messages.find}
        </Button>
      </Form>
      <div role="status">{currentData && !error && <WarrantyFacts found={currentData} />}</div>
    </Panel>
  );
}
