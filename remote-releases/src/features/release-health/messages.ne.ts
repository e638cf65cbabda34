import { HEALTH_HOURS, type ReleaseHealthResponse } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const title = 'कस्तो चलिरहेको छ';
export const lead = `पछिल्लो ${writeDigits(HEALTH_HOURS)} घण्टामा हरेक भागका भर्सन ग्राहककहाँ कस्तो चले।`;
export const part = 'भाग';
export const failures = (title: string) => `असफल भिजिट: ${title}`;
export const hour = 'घण्टा';
export const stable = 'चलिरहेको भर्सन';
export const candidate = 'जाँचिँदै';
export const before = 'अब चलेको छैन';
export const versions = 'भर्सनहरू';
export const percent = (value: number) => `${writeDigits(Math.round(value * 10) / 10)}%`;
const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const count = (many: number) => writeDigits(format.format(many));
export const figures = (failed: number, visits: number, share: number) =>
  `${count(visits)} भिजिटमध्ये ${count(failed)} असफल (${percent(share)})`;
export const orders = (ordered: number, reached: number) =>
  `सामानका पृष्ठका ${count(reached)} भिजिटमध्ये ${count(ordered)} मा अर्डर भयो (${percent((ordered / reached) * 100)})`;
const networks = (many: number) => `${count(many)} वटा नेटवर्कमा`;
export const slow = (many: number) => `${networks(many)} ढिलो`;
type Refusals = ReleaseHealthResponse['versions'][number]['refusals'];
const refusalWords: Partial<Record<Refusals[number]['code'], string>> = {
  PRICE_CHANGED: 'मूल्य अर्कै',
  OUT_OF_STOCK: 'स्टकमा छैन',
  NOT_AVAILABLE: 'अब बेचिँदैन',
  OVER_LIMIT: 'सीमाभन्दा बढी',
  CONFLICT: 'पसल व्यस्त थियो',
};
export const refused = (many: number, refusals: Refusals) => {
  const words = refusals.map(
    ({ code, networks: own }) => `${refusalWords[code] ?? code} ${count(own)}`,
  );
  return [`${networks(many)} अर्डर लिइएन`, words.join(', ')].filter(Boolean).join(': ');
};
/** The short form, below a heading. */
export const short = (failed: number, visits: number) => `${count(visits)} मध्ये ${count(failed)}`;
export const none = 'अहिलेसम्म कुनै विवरण छैन';
export const noneText =
  'पृष्ठले आफ्ना भाग कस्तो चले भनेर जनाउँछन्: असफल भएका सबै, र केही जाँचिँदै नभएका बेला दशमध्ये एक पटक।';
export const notSeen = '–';
export const failed = 'यो भाग कस्तो चलिरहेको छ भन्ने लोड गर्न सकिएन।';
export const loading = 'कस्तो चलिरहेको छ भन्ने लोड हुँदैछ...';
export const errors = (title: string) => `${title} का गडबडी`;
export const ofBrowser = (browser: string, visits: number) => `${browser} ${count(visits)}`;
export const visits = (many: number, browsers: string) => `${count(many)} भिजिट: ${browsers}`;
export const lastSeen = 'पछिल्लो पटक देखिएको';
