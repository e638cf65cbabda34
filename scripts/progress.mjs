/** @param {number} started */
const secondsSince = (started) => ((Date.now() - started) / 1000).toFixed(1);

/**
 * Says how a start gets on: on a terminal by one line that is written again and again, in a log by one line for each
 * step that has ended.
 * @param {{write: (text: string) => unknown, isTTY?: boolean, columns?: number}} out
 */
export function openProgress(out = process.stdout) {
  /** @type {Map<string, number>} */
  const running = new Map();
  /** @type {string[]} */
  const ended = [];
  /** @type {NodeJS.Timeout | undefined} */
  let ticking;

  function draw() {
    const steps = [
      ...ended,
      ...[...running].map(([name, started]) => `${name} … ${secondsSince(started)} s`),
    ];
    out.write(`\r\u001B[K${steps.join(' · ').slice(0, (out.columns ?? 80) - 1)}`);
  }

  /** Takes the line away, for another one to be written. */
  const clear = () => out.isTTY && running.size + ended.length > 0 && out.write('\r\u001B[K');

  return {
    /**
     * Begins a step; what is returned ends it.
     * @param {string} name
     */
    begin(name) {
      const started = Date.now();
      running.set(name, started);
      if (out.isTTY) {
        draw();
        ticking ??= setInterval(draw, 200);
        ticking.unref();
      }
      return () => {
        running.delete(name);
        const line = `${name} ${secondsSince(started)} s`;
        if (!out.isTTY) out.write(`${line}\n`);
        else {
          ended.push(line);
          draw();
        }
      };
    },
    /**
     * Writes a line of its own.
     * @param {string} line
     */
    say(line) {
      clear();
      out.write(`${line}\n`);
      if (out.isTTY && running.size > 0) draw();
    },
    /** Leaves the line as it is; what is written from now on stands below it. */
    close() {
      clearInterval(ticking);
      if (out.isTTY && ended.length > 0) {
        draw();
        out.write('\n');
      }
      ended.splice(0);
    },
  };
}
