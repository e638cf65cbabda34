import { useState } from 'react';

/** The index of the active line in a list, or -1 for the text above it. */
export function useActiveLine(count: number) {
  const [active, setActive] = useState(-1);
  return {
    active,
    leaveLine: () => setActive(-1),
    moveLine(step: 1 | -1) {
      // One more than the number of lines: the text itself, before the first and after the last.
      const places = count + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    },
  };
}
