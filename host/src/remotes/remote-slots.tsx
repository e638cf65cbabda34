import { useSyncExternalStore } from 'react';
import type { SlotOfMany } from '@pasal/shared/shell';
import { FilledSlot } from './remote-slot';
import { useRemotes } from './remotes-context';

const NOTHING = () => null;

/**
 * A place every remote may add a part to. Each has a boundary of its own; one that fails is missing
 * and harms no other.
 */
export function RemoteSlots({ slot }: { slot: SlotOfMany }) {
  const remotes = useRemotes();
  // As one text, which is the same as long as the fillers are.
  const readNames = () =>
    remotes
      .list()
      .filter(({ slots }) => slots.includes(slot))
      .map(({ name }) => name)
      .join(' ');
  const names = useSyncExternalStore(remotes.subscribe, readNames, readNames);
  return names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => (
      <FilledSlot key={name} remote={name} slot={slot} props={{}} place="inline" failed={NOTHING} />
    ));
}
