import { useEffect, useState } from 'react';
import * as messages from '../messages';
import type { SentCart } from './sent-cart';

interface SentCartLaterProps {
  /** The page's address has a sent cart's code. */
  isAsked: boolean;
  onPut: () => void;
}

/** The sent cart in the address. Its code is loaded on demand; most visits need none. */
export function SentCartLater({ isAsked, onPut }: SentCartLaterProps) {
  const [Part, setPart] = useState<typeof SentCart>();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    import('./sent-cart').then(
      (module) => setPart(() => module.SentCart),
      () => setAway(true),
    );
  }, [isAsked]);
  if (Part) return <Part onPut={onPut} />;
  if (!isAsked) return null;
  return <p role="status">{isAway ? messages.sentCartAway : messages.opening}</p>;
}
