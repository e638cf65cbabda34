import { useState, type SyntheticEvent } from 'react';
import { messageOf } from '@pasal/shared/api';
import { PARCEL_LENGTHS } from '@pasal/shared/contracts';
import { Refusal, TitledSection } from '@pasal/shared/dashboard';
import { useDates } from '@pasal/shared/dates';
import { Link } from '@pasal/shared/routing';
import { Button, TextField } from '@pasal/shared/ui';
import { ownPaths } from '../../../paths';
import { useLazyStaffWarrantyQuery } from '../../orders-api';
import * as messages from './messages';
import { Cards, LookUp } from './returns.styles';

/** Finds the warranty of a piece by its serial number. */
export function PieceLookUp() {
  const dates = useDates();
  const [serial, setSerial] = useState('');
  const [find, { currentData, isFetching, error }] = useLazyStaffWarrantyQuery();
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (serial.trim() !== '') void find({ query: { serial: serial.trim() } });
  };
  const day = (text: string) => dates.date(`${text}T06:00:00.000Z`);
  return (
    <TitledSection title={messages.warrantyTitle} lead={messages.warrantyLead}>
      <LookUp onSubmit={send}>
        <TextField
          label={messages.serial}
          value={serial}
          maxLength={PARCEL_LENGTHS.serial}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setSerial(target.value)}
        />
        <Button type="submit" variant="secondary" busy={isFetching}>
          {messages.find}
        </Button>
      </LookUp>
      <Refusal text={error ? messageOf(error, messages.failed) : undefined} />
      {currentData && (
        <Cards as="ul" role="status">
          {currentData.pieces.length === 0 && <li>{messages.noPiece}</li>}
          {currentData.pieces.map((piece) => (
            <li key={piece.order_id}>
              <Link to={ownPaths.order(piece.order_id)}>{piece.order_number}</Link>{' '}
              {piece.customer_name}, {piece.product} · {messages.soldOn} {day(piece.sold_on)} ·{' '}
              {piece.until === null
                ? piece.warranty || messages.unknownEnd
                : `${messages.until} ${day(piece.until)} (${piece.warranty})`}
              {piece.returned && ` · ${messages.wasReturned}`}
            </li>
          ))}
        </Cards>
      )}
    </TitledSection>
  );
}
