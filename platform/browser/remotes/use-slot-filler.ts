import { useState, useSyncExternalStore } from 'react';
import type { SlotName } from '../../contract/remote-module';
import { useRemotes } from './remotes-context';

/**
 * The name of the remote that declares a slot as its own. While none does, as on a page that started without the list
 * of remotes, `ask` requests more of them from the server.
 */
export function useSlotFiller(slot: SlotName) {
  const remotes = useRemotes();
  const readName = () => remotes.fillerOf(slot)?.name;
  const name = useSyncExternalStore(remotes.subscribe, readName, readName);
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    try {
      await remotes.learn();
    } catch (error) {
      console.error('the list of remotes could not be read', error);
    }
    setAsking(false);
  };
  return { name, isAsking, ask };
}
