import { nepaliDigits } from '@pasal/core/contract/nepali-digits';
import { bilingual } from '@pasal/core/errors/wording';

/** Why an archive of a release is rejected. */

export const unreadable = bilingual("The archive can't be read.", 'यो आर्काइभ पढ्न सकिएन।');
export const tooLarge = bilingual(
  'The release is too large once it is unpacked.',
  'आर्काइभ खोलेपछि रिलिज धेरै ठूलो हुन्छ।',
);
export const tooManyFiles = (most: number) =>
  bilingual(
    `A release can have up to ${most} files.`,
    `एउटा रिलिजमा बढीमा ${nepaliDigits(most)} वटा फाइल हुन सक्छन्।`,
  );
export const notPlainFile = (name: string) =>
  bilingual(`${name} is not a plain file.`, `यो साधारण फाइल होइन: ${name}।`);
export const badFileName = (name: string) =>
  bilingual(
    `${name} isn't a valid file name in a release.`,
    `रिलिजमा फाइलको यस्तो नाम मिल्दैन: ${name}।`,
  );
export const badExtension = (name: string) =>
  bilingual(
    `${name} has a file extension that isn't allowed in a release.`,
    `रिलिजमा यस्तो प्रकारको फाइल मिल्दैन: ${name}।`,
  );
export const recordTooLarge = (record: string, kilobytes: number) =>
  bilingual(
    `${record} has more than ${kilobytes} kB.`,
    `${record} ${nepaliDigits(kilobytes)} kB भन्दा ठूलो छ।`,
  );
export const isTwice = (name: string) =>
  bilingual(`${name} is in the archive twice.`, `आर्काइभमा यो फाइल दुई पटक छ: ${name}।`);
export const noRecord = (record: string) =>
  bilingual(`The archive has no ${record}.`, `आर्काइभमा ${record} छैन।`);
export const noJson = (record: string) =>
  bilingual(`${record} is not JSON.`, `${record} JSON मा लेखिएको छैन।`);
/** @param wrong the validator's message, in English */
export const badRecord = (record: string, path: string, wrong = 'is not a valid record') =>
  bilingual(`${record}: ${path} ${wrong}`, `${record}: ${path} मिलेन।`);
export const notInArchive = (file: string) =>
  bilingual(
    `${file} is in the record but not in the archive.`,
    `रेकर्डमा भएको यो फाइल आर्काइभमा छैन: ${file}।`,
  );
export const notAsRecorded = (file: string) =>
  bilingual(`${file} is not what the record says.`, `यो फाइल रेकर्डमा भनिएजस्तो छैन: ${file}।`);
export const notInRecord = (file: string) =>
  bilingual(
    `${file} is in the archive but not in the record.`,
    `आर्काइभमा भएको यो फाइल रेकर्डमा छैन: ${file}।`,
  );
