import { useId, useState } from 'react';
import { Choice } from '@pasal/shared/dashboard';
import { Button, Icon, icons } from '@pasal/shared/ui';
import { DayField } from '../../../kit/day-field/day-field';
import { PlaceFilters } from '../../../kit/place-filters/place-filters';
import { useToday } from '../../../kit/use-today';
import { useCouriersQuery } from '../../../kit/couriers-api';
import { isNarrowed, type DeskListQuery } from '../../model/desk-query';
import type { Desk } from '../../model/desks';
import { dayBefore } from '../../model/day-before';
import * as s from './desk-filters.styles';
import * as messages from './messages';

interface DeskFiltersProps {
  desk: Desk;
  query: DeskListQuery;
  onChange: (part: Partial<DeskListQuery>) => void;
  onClear: () => void;
}

/** Couriers to choose from; who has parcels still is among them when switched off. */
function CourierFilter({ query, onChange }: Pick<DeskFiltersProps, 'query' | 'onChange'>) {
  const { currentData } = useCouriersQuery();
  const couriers = currentData?.couriers ?? [];
  return (
    <Choice
      label={messages.courier}
      choices={[
        ['', messages.allCouriers] as const,
        ...couriers.map(({ id, name }) => [String(id), name] as const),
      ]}
      value={query.courier_id === undefined ? '' : String(query.courier_id)}
      onChoose={(id) => onChange({ courier_id: id === '' ? undefined : Number(id) })}
    />
  );
}

/** Place, courier and promised day. */
export function DeskFilters({ desk, query, onChange, onClear }: DeskFiltersProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const today = useToday();
  const { stage: _stage, page: _page, ...filters } = query;
  const set = Object.values(filters).filter((value) => value !== undefined).length;
  return (
    <s.Grid data-filters>
      <s.MoreButton>
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {messages.more(set)}
        </Button>
      </s.MoreButton>
      <s.More id={id} $open={open}>
        <PlaceFilters query={query} onChange={onChange} />
        {desk !== 'call' && <CourierFilter query={query} onChange={onChange} />}
        <DayField
          label={messages.promisedBy}
          value={query.promised_by}
          onChoose={(promised_by) => onChange({ promised_by })}
        />
        <Button variant="secondary" onClick={() => onChange({ promised_by: dayBefore(today) })}>
          {messages.late}
        </Button>
      </s.More>
      {isNarrowed(query) && (
        <Button variant="quiet" onClick={onClear}>
          <Icon shape={icons.close} size={16} /> {messages.clear}
        </Button>
      )}
    </s.Grid>
  );
}
