import { useCallback, useSyncExternalStore } from 'react';
import type { SlotOfMany } from '../../contract/remote-module';
import { OnNextPage } from './on-next-page';
import { FilledSlot } from './remote-slot';
import { useRemotes } from './remotes-context';

/** A failed part shows nothing, so it is retried on the next page. */
const nextPage = (retry: () => void) => <OnNextPage act={retry} />;

/**
 * A slot every remote may add a part to. Each has a boundary of its own; one that fails is missing until the next
 * page, and affects no other.
 */
export function RemoteSlots({ slot }: { slot: SlotOfMany }) {
  const remotes = useRemotes();
  // As one text, so that equal lists compare equal.
  const readNames = () =>
    remotes
      .list()
      .filter(({ slots }) => slots.includes(slot))
      .map(({ name }) => name)
      .join(' ');
  const names = useSyncExternalStore(remotes.subscribe, readNames, readNames);
  const learn = useCallback(() => {
    if (!remotes.isWhole()) remotes.learn().catch(() => undefined);
  }, [remotes]);
  return (
    <>
      <OnNextPage act={learn} />
      {names
        .split(' ')
        .filter(Boolean)
        .map((name) => (
          <FilledSlot
            key={name}
            remote={name}
            slot={slot}
            props={{}}
            place="inline"
            failed={nextPage}
          />
        ))}
    </>
  );
}
