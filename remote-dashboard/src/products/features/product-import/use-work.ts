import { useState } from 'react';
import { failureOf } from '@pasal/shared/dashboard';

/** Work that is under way, or what went wrong with it. */
export function useWork() {
  const [problem, setProblem] = useState<string>();
  const [isWorking, setIsWorking] = useState(false);

  async function run(work: () => Promise<void>, failed: string) {
    setProblem(undefined);
    setIsWorking(true);
    try {
      await work();
    } catch (error) {
      setProblem(failureOf(error, failed));
    } finally {
      setIsWorking(false);
    }
  }

  return { problem, setProblem, isWorking, run };
}
