import type { DeskParcel } from '@pasal/shared/contracts';
import { useMay } from '@pasal/shared/dashboard';
import { Moment, useDay } from '@pasal/shared/dates';
import { formatPhone, formatRupees, phoneHref } from '@pasal/shared/domain';
import { Badge, Button, icons, Menu, VisuallyHidden, type Column } from '@pasal/shared/ui';
import { reasonOf } from '../../../kit/order-rules/messages';
import { useNow } from '../../../kit/use-now';
import { useToday } from '../../../kit/use-today';
import { ownPaths } from '../../../paths';
import { isLate, keyOf, type Desk } from '../../model/desks';
import { nameOf } from '../../model/going-parcels';
import type { ParcelSelection } from '../../model/parcel-selection';
import type { WorkAction } from '../../model/work-action';
import * as messages from './messages';
import * as s from './desk-list.styles';

/** The state that a desk's rows need. */
export interface Rows {
  desk: Desk;
  actions: readonly WorkAction[];
  parcels: readonly DeskParcel[];
  selection: ParcelSelection;
  /** The key of the current row. */
  current: string | undefined;
  onSelect: (parcels: readonly DeskParcel[], isOn: boolean) => void;
  onCurrent: (key: string) => void;
}

/** A parcel's card on a phone. */
export const CARD =
  '"select order cash" auto "select customer customer" auto "select place place" auto "select days days" auto "work work work" auto / 44px minmax(0, 1fr) auto';

function Promised({ promised }: DeskParcel) {
  const today = useToday();
  const day = useDay();
  if (promised === undefined) return null;
  return (
    <>
      {day(promised.to)}{' '}
      {isLate({ promised }, today) && <Badge $tone="danger">{messages.late}</Badge>}
    </>
  );
}

/** When to call again, and whether it is due. */
function Again({ at }: { at: string }) {
  const now = useNow();
  return (
    <s.Minor>
      {messages.again} <Moment at={at} />{' '}
      {new Date(at) <= now && <Badge $tone="warning">{messages.due}</Badge>}
    </s.Minor>
  );
}

/** The attempts to reach the buyer, and whether a call is needed. */
function Calls({ call, no_call, rules }: DeskParcel) {
  return (
    <>
      {rules?.map((rule) => (
        <s.Reason key={rule.rule}>{reasonOf(rule)}</s.Reason>
      ))}
      {no_call !== undefined && <Badge $tone="success">{messages.noCall[no_call]}</Badge>}
      {call !== undefined && call.tries > 0 && <s.Minor>{messages.tries(call.tries)}</s.Minor>}
      {call?.again_at !== undefined && <Again at={call.again_at} />}
    </>
  );
}

const Courier = ({ courier, consignment }: DeskParcel) => (
  <>
    {courier}
    {consignment && <s.Minor>{consignment}</s.Minor>}
  </>
);

/** A parcel's default action, and others in a menu. */
function WorkCell({ parcel, actions }: { parcel: DeskParcel; actions: readonly WorkAction[] }) {
  const [usual, ...others] = actions;
  const name = nameOf(parcel);
  return (
    <s.Work>
      {usual && (
        <Button variant="secondary" onClick={() => usual.run([parcel])}>
          {usual.label}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          label={messages.more(name)}
          items={others.map(({ label, run }) => ({
            label,
            icon: icons.check,
            onChoose: () => run([parcel]),
          }))}
        />
      )}
    </s.Work>
  );
}

/** Selects all parcels of the page. */
function SelectPage({ parcels, selection, onSelect }: Omit<Rows, 'desk' | 'actions'>) {
  const count = parcels.filter((parcel) => selection.has(keyOf(parcel))).length;
  const isAll = count > 0 && count === parcels.length;
  return (
    <s.SelectBox
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isAll;
      }}
      type="checkbox"
      aria-label={messages.selectPage}
      checked={isAll}
      disabled={parcels.length === 0}
      onChange={({ target }) => onSelect(parcels, target.checked)}
    />
  );
}

function SelectParcel({ parcel, rows }: { parcel: DeskParcel; rows: Rows }) {
  const key = keyOf(parcel);
  return (
    <s.SelectBox
      type="checkbox"
      data-row={key}
      data-current={key === rows.current}
      aria-label={messages.selectOne(nameOf(parcel))}
      checked={rows.selection.has(key)}
      onFocus={() => rows.onCurrent(key)}
      onChange={({ target }) => rows.onSelect([parcel], target.checked)}
    />
  );
}

/** The number links to the order if the user may open it. */
function OrderNumber({ id, order_number: number }: DeskParcel) {
  return useMay('orders') ? <s.NumberLink to={ownPaths.order(id)}>{number}</s.NumberLink> : number;
}

const ORDER: Column<DeskParcel> = {
  label: messages.order,
  area: 'order',
  width: '164px',
  height: '45px',
  cell: (parcel) => (
    <>
      <OrderNumber {...parcel} />
      <s.Minor>
        {parcel.number > 1 && `${messages.parcel(parcel.number)} · `}
        <Moment at={parcel.created_at} />
      </s.Minor>
    </>
  ),
};
const CUSTOMER: Column<DeskParcel> = {
  label: messages.customer,
  area: 'customer',
  width: '168px',
  cell: ({ customer_name, phone }) => (
    <>
      {customer_name} <s.Phone href={phoneHref(phone)}>{formatPhone(phone)}</s.Phone>
    </>
  ),
};
const PLACE: Column<DeskParcel> = {
  label: messages.place,
  area: 'place',
  cell: ({ city, district, address, delivery_type }) => (
    <>
      {`${city}, ${district}`}
      <s.Minor>{delivery_type === 'shop_pickup' ? messages.pickup : address}</s.Minor>
    </>
  ),
};
const PROMISED: Column<DeskParcel> = {
  label: messages.promised,
  area: 'days',
  width: '128px',
  cell: (parcel) => <Promised {...parcel} />,
};
const CALLS: Column<DeskParcel> = {
  label: messages.call,
  area: 'days',
  width: '168px',
  cell: (parcel) => (
    <>
      <Promised {...parcel} />
      <Calls {...parcel} />
    </>
  ),
};
const COURIER: Column<DeskParcel> = {
  label: messages.courier,
  width: '120px',
  cell: (parcel) => <Courier {...parcel} />,
};
const CASH: Column<DeskParcel> = {
  label: messages.cash,
  area: 'cash',
  width: '104px',
  align: 'end',
  nowrap: true,
  cell: ({ cash_due }) => <b>{formatRupees(cash_due)}</b>,
};

/** The columns of a desk. */
export function deskColumns(rows: Rows): Column<DeskParcel>[] {
  const select: Column<DeskParcel> = {
    label: messages.select,
    head: <SelectPage {...rows} />,
    area: 'select',
    width: '44px',
    height: '44px',
    cell: (parcel) => <SelectParcel parcel={parcel} rows={rows} />,
  };
  const work: Column<DeskParcel> = {
    label: messages.work,
    area: 'work',
    width: '196px',
    height: '44px',
    cell: (parcel) => <WorkCell parcel={parcel} actions={rows.actions} />,
  };
  const own = rows.desk === 'call' ? [CALLS] : [PROMISED, COURIER];
  return [select, ORDER, CUSTOMER, PLACE, ...own, CASH, work];
}
