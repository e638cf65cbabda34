import type { Pen } from './pen';

/** The traits by which one product of a type looks different from the next. */
export interface Look {
  /** Main colour of the body. */
  body: string;
  /** Second colour: trims, buttons, lights, printed parts. */
  accent: string;
  /** Proportion along the type's longer side: 1 is usual, 0.8 squat, 1.2 stretched. */
  ratio: number;
  /** Which variation of the type, from 0. */
  model: number;
  /** The brand's name as drawn on it. */
  label: string;
  /** A short marking: `4K`, `2TB`, `9W`. */
  mark: string;
  /** True when it is in use rather than at rest: lit, open, glowing. */
  lit: boolean;
}

/** Markup round the origin, and the space it takes. */
export interface Drawing {
  markup: string;
  width: number;
  height: number;
}

export type Draw = (pen: Pen, look: Look) => Drawing;

/** The way a thing is put up: decides its shadow in the studio and its surroundings in use. */
export type Stand = 'table' | 'wall' | 'ceiling' | 'floor';
