const { readFileSync } = require('node:fs');
const circus = require('jest-circus/runner').default;

/** Linux counts CPU time in hundredths of a second. */
const TICKS = 100;

/** CPU seconds of this process and its ended children; outside Linux, its own only. */
function processorSeconds() {
  try {
    const [, rest = ''] = /^\d+ \(.*\) (.*)$/s.exec(readFileSync('/proc/self/stat', 'utf8')) ?? [];
    // User, system, and the same of the children.
    const times = rest.split(' ').slice(11, 15).map(Number);
    return times.reduce((sum, one) => sum + one, 0) / TICKS;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
}

/** Jest's own runner of one suite, which also reports the suite's CPU time. */
module.exports = async function runMeasured(...given) {
  const before = processorSeconds();
  const result = await circus(...given);
  return Object.assign(result, { processorSeconds: processorSeconds() - before });
};
