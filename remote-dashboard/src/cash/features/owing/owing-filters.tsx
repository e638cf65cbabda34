import type { ReactNode } from 'react';
import { Choice } from '@pasal/shared/dashboard';
import { COURIER_KINDS } from '@pasal/shared/contracts';
import { COURIER_KIND_LABELS } from '@pasal/shared/domain';
import { Button, Icon, icons } from '@pasal/shared/ui';
import { PlaceFilters } from '../../../kit/place-filters/place-filters';
import { isNarrowed, NO_FILTERS, type OwingAddress } from '../../model/owing-address';
import * as messages from './messages';
import * as s from './owing.styles';

interface OwingFiltersProps {
  /** Further actions. */
  children: ReactNode;
  query: OwingAddress;
  onChange: (part: Partial<OwingAddress>) => void;
}

/** Courier type, place of the orders, and lateness. */
export function OwingFilters({ query, onChange, children }: OwingFiltersProps) {
  return (
    <s.Filters data-filters>
      <Choice
        label={messages.kind}
        choices={[
          ['', messages.allKinds] as const,
          ...COURIER_KINDS.map((kind) => [kind, COURIER_KIND_LABELS[kind]] as const),
        ]}
        value={query.kind ?? ''}
        onChoose={(kind) => onChange({ kind: kind === '' ? undefined : kind })}
      />
      <PlaceFilters query={query} onChange={onChange} />
      <Button
        variant="secondary"
        aria-pressed={query.late === true}
        onClick={() => onChange({ late: query.late ? undefined : true })}
      >
        {messages.lateOnly}
      </Button>
      {isNarrowed(query) && (
        <Button variant="quiet" onClick={() => onChange(NO_FILTERS)}>
          <Icon shape={icons.close} size={16} /> {messages.clear}
        </Button>
      )}
      {children}
    </s.Filters>
  );
}
