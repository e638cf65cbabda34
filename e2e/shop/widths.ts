import { byForm } from '../../server/src/testing/test-form';

/** The widths in pixels of a phone and of a desk: for a story that asserts layout itself, at both of them by day too. */
export const WIDTHS_OF_LAYOUT = [390, 1440] as const;
type Width = (typeof WIDTHS_OF_LAYOUT)[number];

const SCREENS = [
  { where: 'a phone', width: 390, height: 844 },
  { where: 'a desk', width: 1440, height: 900 },
] as const;

/** Screens that a journey runs on: one by day, both in the long form. */
export const screens = (byDay: Width) =>
  byForm(
    SCREENS,
    SCREENS.filter(({ width }) => width === byDay),
  );

/** The widths of those screens alone. */
export const widths = (byDay: Width): readonly Width[] => screens(byDay).map(({ width }) => width);
