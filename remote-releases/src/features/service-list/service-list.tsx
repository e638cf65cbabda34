import { useState } from 'react';
import type { RemoteService } from '@pasal/shared/contracts';
import { AskDialog, ListTable } from '@pasal/shared/dashboard';
import { Moment } from '@pasal/shared/dates';
import { Button, icons, TextField, type Column } from '@pasal/shared/ui';
import { useRemoteServicesQuery, useRemoveRemoteServiceMutation } from '../../releases-api';
import * as messages from './messages';

/** A service's card on a phone. */
const CARD =
  '"part actions" auto "address actions" auto "by by" auto "allowed allowed" auto / minmax(0, 1fr) auto';

const columns = (onRemove: (service: RemoteService) => void): Column<RemoteService>[] => [
  { label: messages.part, area: 'part', width: '112px', cell: ({ name }) => name },
  { label: messages.address, area: 'address', cell: ({ address }) => address },
  { label: messages.by, area: 'by', named: true, cell: ({ allowed_by }) => allowed_by },
  {
    label: messages.allowed,
    area: 'allowed',
    named: true,
    width: '190px',
    nowrap: true,
    cell: ({ allowed_at }) => <Moment at={allowed_at} />,
  },
  {
    label: messages.actions,
    area: 'actions',
    width: '112px',
    height: '44px',
    cell: (service) => (
      <Button
        variant="secondary"
        aria-label={messages.removeOf(service.name)}
        onClick={() => onRemove(service)}
      >
        {messages.remove}
      </Button>
    ),
  },
];

/** All permitted services, and the key they verify requests with. */
export function ServiceList() {
  const [remove] = useRemoveRemoteServiceMutation();
  const [removing, setRemoving] = useState<RemoteService>();
  const answer = useRemoteServicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { services, key } = answer.data ?? {};
  return (
    <>
      <ListTable
        caption={messages.title}
        card={CARD}
        columns={columns(setRemoving)}
        answer={answer}
        items={services}
        keyOf={({ name }) => name}
        expected={1}
        failed={messages.failed}
        empty={messages.empty}
        emptyText={messages.emptyText}
        icon={icons.globe}
      />
      {key !== undefined && (
        <TextField
          label={messages.key}
          hint={messages.keyHint}
          value={key}
          readOnly
          name="service-key"
        />
      )}
      {removing && (
        <AskDialog
          title={messages.removeTitle(removing.name)}
          text={messages.removeText}
          confirmLabel={messages.remove}
          run={() => remove({ params: { name: removing.name } })}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}
