import { byForm } from '../../server/src/testing/test-form';

const WIDTHS = [390, 1440] as const;

/**
 * Widths in pixels that a journey is lived at: one by day, both in the long form. A story that asserts
 * layout names both itself.
 */
export const widths = (byDay: (typeof WIDTHS)[number]): readonly number[] =>
  byForm(WIDTHS, [byDay]);
