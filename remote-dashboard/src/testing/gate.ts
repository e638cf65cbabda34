/** Something to wait for until it is opened, such as an answer that comes late. */
export function makeGate() {
  const waiting: (() => void)[] = [];
  return {
    opened: new Promise<void>((resolve) => waiting.push(resolve)),
    open: () => {
      for (const go of waiting) go();
    },
  };
}
