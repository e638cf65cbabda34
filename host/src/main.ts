// A development build of the styles would write them as text, which the page's policy forbids.
Object.assign(self, { SC_DISABLE_SPEEDY: false });

/** The rest starts in its own task, because one long task would block a slow phone. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });

async function start(): Promise<void> {
  await nextTask();
  const { takeStyles } = await import(/* webpackMode: "eager" */ './app/take-styles');
  takeStyles(document);
  // Runs only now, although it is in the same file: styles are made when their module runs.
  const { startShop } = await import(/* webpackMode: "eager" */ './app/start-shop');
  await nextTask();
  await startShop(document);
}

void start();
