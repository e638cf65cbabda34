import type { Courier } from '@pasal/shared/contracts';
import { ListTable } from '@pasal/shared/dashboard';
import { COURIER_KIND_LABELS, formatPhone, phoneHref } from '@pasal/shared/domain';
import { Badge, Button, icons, VisuallyHidden, type Column } from '@pasal/shared/ui';
import { useCouriersQuery } from '../../../kit/couriers-api';
import * as messages from './messages';

const chargesOf = ({ places }: Courier) =>
  places.length === 0
    ? messages.noPlaces
    : messages.countPlaces(places.length, Math.min(...places.map(({ charge }) => charge)));

interface CourierListProps {
  onEdit: (courier: Courier) => void;
  onLink: (courier: Courier) => void;
}

const columnsFor = ({ onEdit, onLink }: CourierListProps): Column<Courier>[] => [
  { label: messages.name, cell: ({ name }) => <b>{name}</b> },
  {
    label: messages.phone,
    nowrap: true,
    cell: ({ phone }) => <a href={phoneHref(phone)}>{formatPhone(phone)}</a>,
  },
  { label: messages.kind, cell: ({ kind }) => COURIER_KIND_LABELS[kind] },
  { label: messages.served, cell: chargesOf },
  {
    label: messages.state,
    cell: ({ active }) => (
      <Badge $tone={active ? 'success' : 'neutral'}>{active ? messages.on : messages.off}</Badge>
    ),
  },
  {
    label: messages.link,
    align: 'end',
    cell: (courier) =>
      courier.active && (
        <Button variant="quiet" onClick={() => onLink(courier)}>
          {messages.link}
          <VisuallyHidden> {courier.name}</VisuallyHidden>
        </Button>
      ),
  },
  {
    label: messages.editShort,
    align: 'end',
    cell: (courier) => (
      <Button variant="secondary" onClick={() => onEdit(courier)}>
        {messages.editShort}
        <VisuallyHidden> {courier.name}</VisuallyHidden>
      </Button>
    ),
  },
];

/** Couriers and riders by name; inactive ones are last. */
export function CourierList(props: CourierListProps) {
  const answer = useCouriersQuery();
  return (
    <ListTable
      answer={answer}
      caption={messages.title}
      columns={columnsFor(props)}
      items={answer.data?.couriers}
      keyOf={({ id }) => id}
      expected={3}
      failed={messages.failed}
      empty={messages.empty}
      emptyText={messages.emptyText}
      icon={icons.truck}
    />
  );
}
