import { useState } from 'react';
import { kathmanduDate } from '@pasal/shared/domain';

/** The day it was in Kathmandu when this part was opened. */
export function useToday(): string {
  const [today] = useState(() => kathmanduDate(new Date()));
  return today;
}
