import type { ReleaseAction } from '@pasal/shared/contracts';
import { Choice, Filters } from '@pasal/shared/dashboard';
import { useReleasesQuery } from '../../releases-api';
import * as messages from './messages';

export interface HistoryFilter {
  name?: string;
  action?: ReleaseAction;
}

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** Narrows the history to one part, or to one kind of entry such as refusals. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const { data } = useReleasesQuery(undefined);
  const { name, action } = filter;
  const parts = (data?.releases ?? []).map((release) => [release.name, release.title] as const);
  return (
    <Filters>
      <Choice
        label={messages.filterPart}
        choices={[['', messages.everyPart], ...parts]}
        value={name ?? ''}
        onChoose={(chosen) =>
          onChange({ ...(chosen !== '' && { name: chosen }), ...(action && { action }) })
        }
      />
      <Choice
        label={messages.filterWhat}
        choices={[['', messages.everything], ...messages.kinds]}
        value={action ?? ''}
        onChoose={(kind) =>
          onChange({ ...(name !== undefined && { name }), ...(kind && { action: kind }) })
        }
      />
    </Filters>
  );
}
