/** @param {number} started */
const secondsSince = (started) => ((Date.now() - started) / 1000).toFixed(1);

/**
 * Shows the progress of a start: on a terminal in one line that is updated, in a log in one line for each finished
 * step.
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

  /** Clears the line, for another one to be written. */
  const clear = () => out.isTTY && running.size + ended.length > 0 && out.write('\r\u001B[K');

  return {
    /**
     * Begins a step; the returned function ends it.
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
    /** Leaves the line as it is; later output goes below it. */
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
