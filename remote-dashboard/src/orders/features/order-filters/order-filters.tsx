import { useId, useState } from 'react';
import { ORDER_STATUSES, PARCEL_STAGES, type ParcelStage } from '@pasal/shared/contracts';
import { ORDER_STATUS_LABELS, PARCEL_STAGE_LABELS } from '@pasal/shared/domain';
import { Choice } from '@pasal/shared/dashboard';
import { Button, Icon, icons } from '@pasal/shared/ui';
import { countFilters, isNarrowed, type OrderListQuery } from '../../model/order-query';
import { DayField } from '../../../kit/day-field/day-field';
import { PlaceFilters } from '../../../kit/place-filters/place-filters';
import { ReadyDays } from '../../../kit/ready-days/ready-days';
import { SearchBox } from '../../../kit/list-filters/search-box';
import { StatusFilter } from '../../../kit/list-filters/status-filter';
import * as messages from './messages';

import * as s from './order-filters.styles';

interface OrderFiltersProps {
  query: OrderListQuery;
  onChange: (part: Partial<OrderListQuery>) => void;
  onClear: () => void;
}

interface StageFilterProps extends Pick<OrderFiltersProps, 'onChange'> {
  stage: ParcelStage | undefined;
}

/** Filters by stage. */
function StageFilter({ stage, onChange }: StageFilterProps) {
  return (
    <Choice
      label={messages.stage}
      choices={[
        ['', messages.allStages] as const,
        ...PARCEL_STAGES.map((each) => [each, PARCEL_STAGE_LABELS[each]] as const),
      ]}
      value={stage ?? ''}
      onChoose={(chosen) => onChange({ stage: chosen || undefined })}
    />
  );
}

/** Search, status, stage, place and days; on phones all but the search are behind a button with the number of active filters. */
export function OrderFilters({ query, onChange, onClear }: OrderFiltersProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <s.Grid>
      <SearchBox
        placeholder={messages.search}
        value={query.search}
        onSearch={(search) => onChange({ search })}
      />
      <s.MoreButton>
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {messages.more(countFilters(query))}
        </Button>
      </s.MoreButton>
      <s.More id={id} $open={open}>
        <StatusFilter
          labels={ORDER_STATUS_LABELS}
          statuses={ORDER_STATUSES}
          value={query.status}
          onChange={(status) => onChange({ status })}
        />
        <StageFilter stage={query.stage} onChange={onChange} />
        <PlaceFilters query={query} onChange={onChange} />
        <DayField
          label={messages.from}
          value={query.from}
          max={query.to}
          onChoose={(from) => onChange({ from })}
        />
        <DayField
          label={messages.to}
          value={query.to}
          min={query.from}
          onChoose={(to) => onChange({ to })}
        />
        <ReadyDays from={query.from} to={query.to} onChoose={onChange} />
      </s.More>
      {isNarrowed(query) && (
        <s.Clear>
          {query.late && (
            <Button variant="quiet" onClick={() => onChange({ late: undefined })}>
              <Icon shape={icons.close} size={16} /> {messages.late}
            </Button>
          )}
          <Button variant="quiet" onClick={onClear}>
            <Icon shape={icons.close} size={16} /> {messages.clear}
          </Button>
        </s.Clear>
      )}
    </s.Grid>
  );
}
