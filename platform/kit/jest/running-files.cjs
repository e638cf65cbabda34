/** Reports to jest's parent process which test files are running, and which ran out of memory. */
class RunningFiles {
  onTestFileStart({ path }) {
    process.send?.({ started: path });
  }

  onTestFileResult({ path }, { testExecError }) {
    const isOutOfMemory = /out of memory|SIGABRT/.test(testExecError?.message ?? '');
    process.send?.({ ended: path, isOutOfMemory });
  }
}

module.exports = RunningFiles;
