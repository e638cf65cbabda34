const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Stored between runs, to show where the minutes go. */
const FILE = path.resolve(__dirname, '../../../.cache/seconds/unit.json');
/** A smaller run prints nothing: its author knows which suites ran. */
const FEW = 20;

const rounded = (seconds) => Math.round(seconds * 10) / 10;

function readKept() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Records each suite's seconds, wall-clock and CPU time (of the worker and of the processes it started that have
 * ended), and prints the slowest ones at the end.
 */
class SlowestSuites {
  took = {};

  onTestFileResult({ path: file }, { perfStats, processorSeconds = 0 }) {
    this.took[path.relative(process.cwd(), file)] = {
      seconds: rounded((perfStats.end - perfStats.start) / 1000),
      processor: rounded(processorSeconds),
    };
  }

  onRunComplete() {
    const suites = Object.entries(this.took);
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(FILE, JSON.stringify({ ...readKept(), ...this.took }, null, 1));
    if (suites.length <= FEW) return;
    const sum = suites.reduce((all, [, { processor }]) => all + processor, 0);
    console.log(`${suites.length} suites took ${Math.round(sum)} s of the processor. The slowest:`);
    const slowest = suites.toSorted(([, one], [, other]) => other.processor - one.processor);
    for (const [file, { seconds, processor }] of slowest.slice(0, FEW))
      console.log(`${processor.toFixed(1)} s of the processor, ${seconds.toFixed(1)} s: ${file}`);
  }
}

module.exports = SlowestSuites;
