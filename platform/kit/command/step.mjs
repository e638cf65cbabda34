/**
 * Runs one step of a command and prints how long it took.
 * @template Done
 * @param {string} name
 * @param {() => Done} work
 */
export async function step(name, work) {
  const started = performance.now();
  const done = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name.padEnd(10)} ${seconds.padStart(5)} s`);
  return done;
}
