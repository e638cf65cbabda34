import { createContext, useContext } from 'react';
import type { Remotes } from './remotes';

export const RemotesContext = createContext<Remotes | null>(null);

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('rendered outside the shop');
  return remotes;
}
