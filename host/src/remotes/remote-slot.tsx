import { Suspense, type ReactNode } from 'react';
import type { ShellSlots, SlotName } from '@pasal/shared/shell';
import { LoadingView } from '@pasal/shared/ui';
import { RenderBoundary } from './render-boundary';
import { RemoteFailure } from './remote-failure';
import { useRemoteComponent } from './use-remote-component';
import { useSlotFiller } from './use-slot-filler';

interface RemoteSlotProps<Name extends SlotName> {
  slot: Name;
  props: ShellSlots[Name];
  /** `page`: it fills the page and fails like one. `inline`: a small part of the layout. */
  place: 'page' | 'inline';
  /** What an inline slot shows while it loads; it has the size of the slot. */
  loading?: ReactNode;
  /** What an inline slot shows when it failed. */
  failed?: (retry: () => void) => ReactNode;
}

type FilledSlotProps<Name extends SlotName> = RemoteSlotProps<Name> & { remote: string };

const waiting = <Name extends SlotName>({ place, loading }: RemoteSlotProps<Name>) =>
  place === 'page' ? <LoadingView /> : loading;

function Filling<Name extends SlotName>(slotProps: FilledSlotProps<Name>) {
  const { remote, slot, props, failed } = slotProps;
  const { phase, retry } = useRemoteComponent<ShellSlots[Name]>({
    remote,
    kind: 'slot',
    name: slot,
  });
  const broken = (again: () => void) =>
    failed ? failed(again) : <RemoteFailure remote={remote} onRetry={again} />;
  if (phase.name === 'loading') return waiting(slotProps);
  if (phase.name === 'failed') return broken(retry);
  return (
    <RenderBoundary remote={remote} fallback={broken}>
      <phase.Component {...props} />
    </RenderBoundary>
  );
}

/** A slot as one remote fills it, inside its own boundary. */
export function FilledSlot<Name extends SlotName>(slotProps: FilledSlotProps<Name>) {
  return (
    <Suspense fallback={waiting(slotProps)}>
      <Filling {...slotProps} />
    </Suspense>
  );
}

/** A place in the host's layout; the remote that declares it fills it. */
export function RemoteSlot<Name extends SlotName>(slotProps: RemoteSlotProps<Name>) {
  const { name, isAsking, ask } = useSlotFiller(slotProps.slot);
  if (name !== undefined) return <FilledSlot {...slotProps} remote={name} />;
  if (isAsking) return waiting(slotProps);
  return slotProps.failed?.(ask) ?? <RemoteFailure onRetry={ask} />;
}
