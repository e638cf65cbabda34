// A development build of the styles would write them as text, which the page's policy forbids.
Object.assign(self, { SC_DISABLE_SPEEDY: false });

/** The rest in a task of its own: in one piece all of the start would keep a slow phone from answering. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });

async function start(): Promise<void> {
  await nextTask();
  // Read only now, and from the same file: styles are made while their module is read.
  const { startShop } = await import(/* webpackMode: "eager" */ './app/start-shop');
  await nextTask();
  await startShop(document);
}

void start();
