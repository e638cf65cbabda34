import type { ReactNode } from 'react';
import type { ComponentLoader, RemoteModule, ShellSlots, SlotName } from '@pasal/shared/shell';
import { LoadingView } from '@pasal/shared/ui';
import { RemoteFailure } from './remote-failure';
import { RenderBoundary } from '../render-boundary';
import { useRemoteComponent } from './use-remote-component';

interface RemoteSlotProps<Name extends SlotName> {
  remote: string;
  slot: Name;
  props: ShellSlots[Name];
  /** `page`: it fills the page and fails like one. `inline`: a small part of the layout. */
  place: 'page' | 'inline';
  /** What an inline slot shows while it loads; it has the size of the slot. */
  loading?: ReactNode;
  /** What an inline slot shows when it failed. */
  failed?: (retry: () => void) => ReactNode;
}

/** A place in the host's layout that a remote fills. */
export function RemoteSlot<Name extends SlotName>(slotProps: RemoteSlotProps<Name>) {
  const { remote, slot, props, place, loading, failed } = slotProps;
  const choose = (module: RemoteModule): ComponentLoader<ShellSlots[Name]> | undefined =>
    module.slots[slot];
  const { phase, retry } = useRemoteComponent(remote, `slot ${slot}`, choose);
  const broken = (again: () => void) =>
    failed?.(again) ?? <RemoteFailure remote={remote} onRetry={again} />;
  if (phase.name === 'loading') return place === 'page' ? <LoadingView /> : loading;
  if (phase.name === 'failed') return broken(retry);
  return (
    <RenderBoundary fallback={broken}>
      <phase.Component {...props} />
    </RenderBoundary>
  );
}
