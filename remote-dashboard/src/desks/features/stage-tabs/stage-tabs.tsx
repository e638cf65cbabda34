import styled from 'styled-components';
import { PARCEL_STAGE_LABELS } from '@pasal/shared/domain';
import { tokens } from '@pasal/shared/theme';
import { Button } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import type { DeskListQuery } from '../../model/desk-query';
import { STAGES_OF, type Desk } from '../../model/desks';
import * as messages from './messages';

const Stages = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(2)};
`;

interface StageTabsProps {
  desk: Desk;
  query: Pick<DeskListQuery, 'stage'>;
  /** Number of parcels per stage; undefined before the first response. */
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (part: Pick<DeskListQuery, 'stage'>) => void;
}

/** The stages of a desk that has several, each with its count, so that failed deliveries aren't overlooked. */
export function StageTabs({ desk, query, counts, onChange }: StageTabsProps) {
  const stages = STAGES_OF[desk];
  if (stages.length === 1) return null;
  return (
    <Stages role="group" aria-label={messages.stages}>
      {stages.map((stage) => (
        <Button
          key={stage}
          variant={stage === query.stage ? 'primary' : 'secondary'}
          aria-pressed={stage === query.stage}
          onClick={() => onChange({ stage })}
        >
          {PARCEL_STAGE_LABELS[stage]} <span>{formatCount(counts?.[stage] ?? 0)}</span>
        </Button>
      ))}
    </Stages>
  );
}
