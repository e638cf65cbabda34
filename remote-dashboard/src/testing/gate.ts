/** A promise that waits until the gate is opened, such as for a late answer. */
export function makeGate() {
  const waiting: (() => void)[] = [];
  return {
    opened: new Promise<void>((resolve) => waiting.push(resolve)),
    open: () => {
      for (const go of waiting) go();
    },
  };
}
