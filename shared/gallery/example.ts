import type { ComponentType } from 'react';

/** What a file of `examples` exports: one part, in all its states. */
export interface Example {
  title: string;
  /** What to know of it, in a sentence or two. */
  about: string;
  /** The room each state needs: `small`, `narrow`, a column, or the whole width: `wide`, or `sheet` for paper. */
  width?: string;
  /** Each state by its name. Their code is read out of the file, as it is formatted. */
  states: Record<string, ComponentType>;
}
