import type { ReactNode } from 'react';
import type { ShellSlots, SlotName } from '../../contract/remote-module';
import { PartLimit, Shown } from './part-limit';
import type { RemoteViews } from './remote-views';
import { useRemotes } from './remotes-context';
import { RenderBoundary } from './render-boundary';
import { useRemoteComponent } from './use-remote-component';
import { useSlotFiller } from './use-slot-filler';

interface RemoteSlotProps<Name extends SlotName> {
  slot: Name;
  props: ShellSlots[Name];
  /** `page`: it fills the page and fails like one. `inline`: a small part of the layout. */
  place: 'page' | 'inline';
  /** Shown while an inline slot loads; it has the size of the slot. */
  loading?: ReactNode;
  /** Shown when the slot failed, in place of the error that names the remote. */
  failed?: (retry: () => void, remote?: string) => ReactNode;
}

type FilledSlotProps<Name extends SlotName> = RemoteSlotProps<Name> & { remote: string };

const waiting = <Name extends SlotName>(
  { place, loading }: RemoteSlotProps<Name>,
  { Loading }: RemoteViews,
) => (place === 'page' ? <Loading /> : loading);

const brokenOf =
  <Name extends SlotName>({ remote, failed }: FilledSlotProps<Name>, { Failure }: RemoteViews) =>
  (again: () => void) =>
    failed ? failed(again, remote) : <Failure remote={remote} onRetry={again} />;

function Filling<Name extends SlotName>(slotProps: FilledSlotProps<Name>) {
  const { remote, slot, props } = slotProps;
  const views = useRemotes().views;
  const { phase, retry } = useRemoteComponent<ShellSlots[Name]>({
    remote,
    kind: 'slot',
    name: slot,
  });
  if (phase.name === 'loading') return waiting(slotProps, views);
  const broken = brokenOf(slotProps, views);
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

/** A slot filled by one remote, inside its own boundary. */
export function FilledSlot<Name extends SlotName>(slotProps: FilledSlotProps<Name>) {
  const views = useRemotes().views;
  return (
    <PartLimit
      part={{ remote: slotProps.remote, kind: 'slot', name: slotProps.slot }}
      waiting={waiting(slotProps, views)}
      failed={brokenOf(slotProps, views)}
    >
      <Filling {...slotProps} />
    </PartLimit>
  );
}

/** A slot of the host's layout, filled by the remote that declares it. */
export function RemoteSlot<Name extends SlotName>(slotProps: RemoteSlotProps<Name>) {
  const views = useRemotes().views;
  const { name, isAsking, ask } = useSlotFiller(slotProps.slot);
  if (name !== undefined) return <FilledSlot {...slotProps} remote={name} />;
  if (isAsking) return waiting(slotProps, views);
  return slotProps.failed?.(ask) ?? <views.Failure onRetry={ask} />;
}
