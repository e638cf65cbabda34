import type { ParcelStage } from '@pasal/shared/contracts';
import { PARCEL_STAGE_LABELS } from '@pasal/shared/domain';
import { Badge, type Tone } from '@pasal/shared/ui';

const TONES: Partial<Record<ParcelStage, Tone>> = {
  new: 'warning',
  confirmed: 'warning',
  packed: 'warning',
  could_not_deliver: 'danger',
  delivered: 'success',
  came_back: 'danger',
};

/** How far an order or a parcel has come. */
export function StageBadge({ stage }: { stage: ParcelStage }) {
  return <Badge $tone={TONES[stage] ?? 'neutral'}>{PARCEL_STAGE_LABELS[stage]}</Badge>;
}
