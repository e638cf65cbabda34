import { accentRefusal, wrongColor, type AccentNeighbour } from './accent-messages';
import { accentColorsOf, LEAST_CONTRAST, themeColor } from './accent';
import { channelsOf, colorOf, contrastOf, type Channels } from './contrast';
import { THEMES } from './theme-choice';

/** Minimum contrast of a background against the page; WCAG requires none, but it must be visible. */
const LEAST_BESIDE_PAGE = 1.5;

/** How an accent colour fails. */
interface AccentProblem {
  /** Its text and edges, or the surrounding page in one of the themes. */
  beside: AccentNeighbour;
  ratio: number;
  least: number;
  /** The nearest passing colour of the same hue. */
  nearest: string;
}

type Fault = Omit<AccentProblem, 'nearest'>;

/**
 * Measures an accent against its neighbours. The button's edge and the focus ring have the colour of its text, which
 * exceeds the 3 required for them.
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

/** Darkens the colour towards black, or lightens it towards white, by this many of 255 steps. */
function shade(channels: Channels, steps: number): string {
  const share = Math.abs(steps) / STEPS;
  const to = steps < 0 ? 0 : 1;
  const [red, green, blue] = channels.map((part) => part + (to - part) * share);
  return colorOf([red ?? 0, green ?? 0, blue ?? 0]);
}

/** The nearest lighter or darker colour that passes; every colour has one between white and black. */
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

/** The problem with a colour (`#rrggbb`) as the shop's accent; undefined if it passes. */
function accentProblem(accent: string): AccentProblem | undefined {
  const fault = faultOf(accent);
  return fault && { ...fault, nearest: nearestTo(accent) };
}

/** Rounded down, so that 4.49 isn't shown as the required 4.5. */
const written = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

const COLOR = /^#[0-9a-f]{6}$/;

/** Why a text can't be the accent, with a message and an alternative; undefined if it can. Form and server share it. */
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
