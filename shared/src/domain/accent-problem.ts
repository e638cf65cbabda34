import { accentRefusal, wrongColor, type AccentNeighbour } from './accent-messages';
import { accentColorsOf, LEAST_CONTRAST, themeColor } from './accent';
import { channelsOf, colorOf, contrastOf, type Channels } from './contrast';
import { THEMES } from './theme-choice';

/** How far a ground must stand out from the page around it; WCAG asks nothing of it, the eye does. */
const LEAST_BESIDE_PAGE = 1.5;

/** What an accent fails at. */
interface AccentProblem {
  /** Words and edges upon it, or the page around it in a theme. */
  beside: AccentNeighbour;
  ratio: number;
  least: number;
  /** The colour of the same kind that comes nearest and passes. */
  nearest: string;
}

type Fault = Omit<AccentProblem, 'nearest'>;

/**
 * Measures an accent against what it meets. The edge of the button upon it and the focus have the colour of its
 * words: they have more than the 3 that parts need.
 */
function faultOf(accent: string): Fault | undefined {
  const faults: Fault[] = [
    {
      beside: 'words',
      ratio: contrastOf(accent, accentColorsOf(accent).onAccent),
      least: LEAST_CONTRAST,
    },
    ...THEMES.map((theme): Fault => ({
      beside: `${theme} page`,
      ratio: contrastOf(accent, themeColor('surface', theme)),
      least: LEAST_BESIDE_PAGE,
    })),
  ];
  return faults.find(({ ratio, least }) => ratio < least);
}

const STEPS = 255;

/** The colour made darker towards black, or lighter towards white, by so many of 255 steps. */
function shade(channels: Channels, steps: number): string {
  const share = Math.abs(steps) / STEPS;
  const to = steps < 0 ? 0 : 1;
  const [red, green, blue] = channels.map((part) => part + (to - part) * share);
  return colorOf([red ?? 0, green ?? 0, blue ?? 0]);
}

/** The nearest lighter or darker colour that passes; every colour has one, between white and black. */
function nearestTo(accent: string): string {
  const channels = channelsOf(accent);
  for (let steps = 1; steps < STEPS; steps += 1) {
    const found = [shade(channels, -steps), shade(channels, steps)].find(
      (color) => faultOf(color) === undefined,
    );
    if (found !== undefined) return found;
  }
  return accent;
}

/** What is wrong with a colour (`#rrggbb`) as the accent of the shop; undefined for one that may be used. */
function accentProblem(accent: string): AccentProblem | undefined {
  const fault = faultOf(accent);
  return fault && { ...fault, nearest: nearestTo(accent) };
}

/** Rounded down: 4.49 doesn't read as the 4.5 it misses. */
const written = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

const COLOR = /^#[0-9a-f]{6}$/;

/**
 * Why a text may not be the accent, in words, and what may be in its place; undefined when it may. The form and
 * the server ask the same.
 */
export function accentFault(text: string): { words: string; nearest?: string } | undefined {
  if (!COLOR.test(text)) return { words: wrongColor };
  const problem = accentProblem(text);
  return (
    problem && {
      words: accentRefusal({ ...problem, ratio: written(problem.ratio) }),
      nearest: problem.nearest,
    }
  );
}
