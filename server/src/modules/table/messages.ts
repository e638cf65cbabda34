import { bilingual } from '@pasal/core/errors/wording';
import { writeDigits } from '@pasal/shared/domain/nepali';

/** Notes about a table that was read: what was skipped, and what may be wrong. */
export const hintPassed = (separator: string) =>
  bilingual(
    `The line "sep=${separator}" is a hint for spreadsheets and is passed over.`,
    `"sep=${separator}" लेखिएको हरफ स्प्रेडसिटका लागि मात्र हो, छोडियो।`,
  );
export const abovePassed = (from: number, to: number) =>
  bilingual(
    from === to
      ? `Line ${from} above the heading is passed over.`
      : `Lines ${from} to ${to} above the heading are passed over.`,
    from === to
      ? `शीर्षकमाथिको हरफ ${writeDigits(from)} छोडियो।`
      : `शीर्षकमाथिका हरफ ${writeDigits(from)} देखि ${writeDigits(to)} सम्म छोडिए।`,
  );
export const headingsJoined = (upper: number, lower: number) =>
  bilingual(
    `Lines ${upper} and ${lower} together are read as the heading.`,
    `हरफ ${writeDigits(upper)} र ${writeDigits(lower)} मिलाएर शीर्षक पढियो।`,
  );
const listed = (lines: readonly number[]) => lines.slice(0, 5).join(', ');
const more = (lines: readonly number[]) => (lines.length > 5 ? ', …' : '');
export const totalsPassed = (lines: readonly number[]) =>
  bilingual(
    `Totals are passed over: line ${listed(lines)}${more(lines)}.`,
    `जम्मा लेखिएका हरफ छोडिए: ${writeDigits(listed(lines))}${more(lines)}।`,
  );
export const headingsPassed = (lines: readonly number[]) =>
  bilingual(
    `The heading stands there again and is passed over: line ${listed(lines)}${more(lines)}.`,
    `दोहोरिएको शीर्षक छोडियो: हरफ ${writeDigits(listed(lines))}${more(lines)}।`,
  );
/** @param columns counted from 1 */
export const columnsPassed = (columns: readonly number[]) =>
  bilingual(
    `Columns without a name are passed over: ${listed(columns)}${more(columns)}.`,
    `नाम नभएका कोलम छोडिए: ${writeDigits(listed(columns))}${more(columns)}।`,
  );
export const lettersLost = (lines: readonly number[]) =>
  bilingual(
    `Letters were lost when this file was saved: line ${listed(lines)}${more(lines)}. Save it again as CSV UTF-8.`,
    `यो फाइल सेभ गर्दा केही अक्षर हराए: हरफ ${writeDigits(listed(lines))}${more(lines)}। CSV UTF-8 मा फेरि सेभ गर्नुहोस्।`,
  );
