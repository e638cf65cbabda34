import type { ReactNode } from 'react';
import type { ShellSlots, SlotName } from '@pasal/shared/shell';
import { LoadingView } from '@pasal/shared/ui';
import { PartLimit, Shown } from './part-limit';
import { RemoteFailure } from './remote-failure';
import { RenderBoundary } from './render-boundary';
import { useRemoteComponent } from './use-remote-component';
import { useSlotFiller } from './use-slot-filler';

interface RemoteSlotProps<Name extends SlotName> {
  slot: Name;
  props: ShellSlots[Name];
  /** `page`: it fills the page and fails like one. `inline`: a small part of the layout. */
  place: 'page' | 'inline';
  /** What an inline slot shows while it loads; it has the size of the slot. */
  loading?: ReactNode;
  /** What stands there when it failed, in place of the failure that names the remote. */
  failed?: (retry: () => void, remote?: string) => ReactNode;
}

type FilledSlotProps<Name extends SlotName> = RemoteSlotProps<Name> & { remote: string };

const waiting = <Name extends SlotName>({ place, loading }: RemoteSlotProps<Name>) =>
  place === 'page' ? <LoadingView /> : loading;

const brokenOf =
  <Name extends SlotName>({ remote, failed }: FilledSlotProps<Name>) =>
  (again: () => void) =>
    failed ? failed(again, remote) : <RemoteFailure remote={remote} onRetry={again} />;

function Filling<Name extends SlotName>(slotProps: FilledSlotProps<Name>) {
  const { remote, slot, props } = slotProps;
  const { phase, retry } = useRemoteComponent<ShellSlots[Name]>({
    remote,
    kind: 'slot',
    name: slot,
  });
  if (phase.name === 'loading') return waiting(slotProps);
  const broken = brokenOf(slotProps);
  return (
    <>
      {phase.name === 'failed' ? (
        broken(retry)
      ) : (
        <RenderBoundary remote={remote} fallback={broken}>
          <phase.Component {...props} />
        </RenderBoundary>
      )}
      <Shown />
    </>
  );
}

/** A slot as one remote fills it, inside its own boundary. */
export function FilledSlot<Name extends SlotName>(slotProps: FilledSlotProps<Name>) {
  return (
    <PartLimit
      part={{ remote: slotProps.remote, kind: 'slot', name: slotProps.slot }}
      waiting={waiting(slotProps)}
      failed={brokenOf(slotProps)}
    >
      <Filling {...slotProps} />
    </PartLimit>
  );
}

/** A place in the host's layout; the remote that declares it fills it. */
export function RemoteSlot<Name extends SlotName>(slotProps: RemoteSlotProps<Name>) {
  const { name, isAsking, ask } = useSlotFiller(slotProps.slot);
  if (name !== undefined) return <FilledSlot {...slotProps} remote={name} />;
  if (isAsking) return waiting(slotProps);
  return slotProps.failed?.(ask) ?? <RemoteFailure onRetry={ask} />;
}
