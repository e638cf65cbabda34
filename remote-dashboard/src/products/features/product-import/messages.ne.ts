import { writeDigits } from '@pasal/shared/domain';
import type { ZipFault } from '../../../kit/workbook/unfit-zip';

export const open = 'फाइलबाट ल्याउनुहोस्';
export const title = 'फाइलबाट सामान ल्याउनुहोस्';
export const how =
  'id वा slug भएको हरफले त्यो सामान बदल्छ; दुवै नभएको हरफले नयाँ सामान थप्छ, जुन स्वीकृतिका लागि पर्खन्छ। प्रत्येक नयाँ सामानलाई तीन तस्बिर चाहिन्छ: सबै तस्बिर एउटै जिप फाइलमा राख्नुहोस्।';
export const sheetCategory = 'नयाँ सामानको वर्ग';
export const allCategories = 'सबै वर्ग';
export const sheet = 'भर्ने फाइल डाउनलोड गर्नुहोस्';
export const file = 'तालिका (CSV वा एक्सेल)';
export const zip = 'नयाँ सामानका तस्बिर (जिप)';
export const zipHint =
  '“pictures” कोलमको कोडअनुसार नाम राख्नुहोस्: CAM-1-1.jpg, CAM-1-2.jpg, CAM-1-3.jpg।';
export const zipped = (count: number) => `${writeDigits(count)} वटा तस्बिर भेटियो।`;
export const zipFaults: Record<ZipFault, string> = {
  'no-zip': 'यो जिप फाइल पढ्न सकिएन। फाइल अधुरो हुन सक्छ: फेरि बनाउनुहोस्।',
  encrypted: 'यो जिप फाइलमा पासवर्ड छ। पासवर्ड नराखी फेरि बनाउनुहोस्।',
  outside: 'यो जिप फाइलमा आफ्नो फोल्डरबाहिरका फाइल छन्, जस्तै “../a.jpg”। फेरि बनाउनुहोस्।',
  'too-large': 'यो जिप फाइलमा धेरै फाइल छन्। टुक्र्याउनुहोस्।',
};
export const damaged = (name: string) =>
  `${name} तस्बिर बिग्रेको छ वा १० MB भन्दा ठूलो छ। जिप फाइलमा अर्को राख्नुहोस्।`;
export const sending = (sent: number, all: number) =>
  `${writeDigits(all)} मध्ये ${writeDigits(sent + 1)} नम्बरको तस्बिर पठाइँदैछ…`;
export const checking = 'फाइल जाँचिँदैछ…';
export const failed = 'फाइल जाँच्न सकिएन';
export const applyFailed = 'फाइलबाट सामान ल्याउन सकिएन';
export const tooLarge = 'फाइल धेरै ठूलो छ। टुक्र्याउनुहोस्।';
export const wouldChange = (changed: number, added: number, rows: number) =>
  `${writeDigits(rows)} हरफ: ${[
    ...(added > 0 ? [`${writeDigits(added)} वटा सामान थपिन्छ`] : []),
    ...(changed > 0 ? [`${writeDigits(changed)} वटा बदलिन्छ`] : []),
  ].join(', ')}।`;
export const changes = 'के बदलिन्छ';
export const product = 'सामान';
export const now = 'अहिले';
export const afterwards = 'पछि';
export const isNew = 'नयाँ सामान';
export const moreChanges = (count: number) => `र अरू ${writeDigits(count)}।`;
export const writing = (done: number, rows: number) =>
  `${writeDigits(rows)} मध्ये ${writeDigits(done)} हरफ ल्याइयो…`;
export const stopped = (done: number, rows: number, line: number) =>
  done === 0
    ? 'पहिलो हरफअघि नै काम रोकियो। केही बदलिएको छैन।'
    : `काम बीचमा रोकियो। ${writeDigits(rows)} मध्ये ${writeDigits(done)} हरफ ल्याइयो, ${writeDigits(line)} नम्बरको हरफसम्म; बाँकी ल्याइएको छैन।`;
export const goOn = 'जारी राख्नुहोस्';
export const nothing = 'कुनै हरफले केही बदल्दैन।';
export const wrong = (count: number) => `${writeDigits(count)} वटा गल्ती छ। नसच्याएसम्म केही ल्याइँदैन।`;
export const wrongRest = (count: number) =>
  `${writeDigits(count)} वटा गल्ती छ। नसच्याएसम्म बाँकी ल्याइँदैन।`;
export const more = (count: number) => `र अरू ${writeDigits(count)}, यी सच्याएपछि देखिन्छन्।`;
export const line = 'हरफ';
export const column = 'कोलम';
export const reason = 'कारण';
export const apply = 'ल्याउनुहोस्';
