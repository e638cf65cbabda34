import { useEffect, useState } from 'react';

/** Milliseconds the splash shows on entry (R9.9). */
const SPLASH_DURATION = 1000;

/** True for the first second. */
export function useSplash(): boolean {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SPLASH_DURATION);
    return () => clearTimeout(timer);
  }, []);
  return isShown;
}
