import { nepaliDigits } from '@pasal/core/contract/nepali-digits';
import { bilingual, type Wording } from '@pasal/core/errors/wording';

/** Why a release may not go live; releases are identified by name and version, such as `offers 1.0`. */

export const strayEntry = (release: string, path: string) =>
  bilingual(
    `${release} has an entry of the sidebar for ${path}, which is no page of the dashboard with an address of its own.`,
    `${release} ले साइडबारमा ${path} राखेको छ, तर त्यो आफ्नै ठेगाना भएको ड्यासबोर्डको पृष्ठ होइन।`,
  );
export const noHash = (file: string) =>
  bilingual(
    `The record names ${file} but has no hash of it.`,
    `रेकर्डमा ${file} को नाम छ, तर त्यसको ह्यास छैन।`,
  );
export const noPage = (path: string, page: string) =>
  bilingual(
    `The route ${path} leads to the page ${page}, which the record does not describe.`,
    `रुट ${path} जाने पृष्ठ ${page} रेकर्डमा छैन।`,
  );
export const noModule = (release: string, module: string, host: string) =>
  bilingual(
    `${release} needs ${module}, which ${host} does not have.`,
    `${release} लाई ${module} चाहिन्छ, जुन ${host} मा छैन।`,
  );
export const otherRange = (release: string, needed: string, host: string, given: string) =>
  bilingual(
    `${release} needs ${needed}; ${host} has ${given}.`,
    `${release} लाई ${needed} चाहिन्छ; ${host} मा ${given} छ।`,
  );
export const noExport = (release: string, name: string, module: string, host: string) =>
  bilingual(
    `${release} uses ${name} of ${module}, which ${host} does not have.`,
    `${release} ले ${module} को ${name} चलाउँछ, जुन ${host} मा छैन।`,
  );
export const noService = (release: string) =>
  bilingual(
    `${release} has a service of its own, whose address the owner of the shop has not allowed.`,
    `${release} को आफ्नै सर्भिस छ, जसको ठेगानालाई पसलका मालिकले अनुमति दिएका छैनन्।`,
  );
export const noCall = (release: string, call: string) =>
  bilingual(
    `${release} makes the call ${call}, which is not there.`,
    `${release} ले कल ${call} गर्छ, जुन अब छैन।`,
  );
/** @param difference between schemas: names and types */
export const otherCall = (release: string, call: string, difference: string) =>
  bilingual(
    `${release} makes the call ${call}: ${difference}.`,
    `${release} ले गर्ने कल ${call} फेरिएको छ: ${difference}।`,
  );
export const unknownContract = (release: string, contract: string) =>
  bilingual(
    `${release} was checked against the contract ${contract}, which this shop has never had. Install its kit again.`,
    `${release} जाँचिएको कन्ट्र्याक्ट ${contract} यस पसलमा कहिल्यै थिएन। पसलको किट फेरि राख्नुहोस्।`,
  );
const KINDS = { page: 'पृष्ठ', slot: 'स्लट', call: 'कल', module: 'मोड्युल' } as const;
export const badName = (release: string, kind: keyof typeof KINDS, name: string) =>
  bilingual(
    `${release} names the ${kind} ${name}, which isn't a valid name.`,
    `${release} मा ${KINDS[kind]} को यस्तो नाम मिल्दैन: ${name}।`,
  );
export const badPath = (release: string, path: string) =>
  bilingual(
    `${release} wants ${path}: an address is made of words and :names between slashes, such as /offers/:id.`,
    `${release} ले ${path} मागेको छ: ठेगानामा / का बीचमा शब्द वा : लागेका नाम हुन्छन्, जस्तै /offers/:id।`,
  );

/** The location of a need that does not belong to one page. */
export const everyPage = bilingual('every page', 'सबै पृष्ठ');
/** Reasons against a need, each the end of a sentence. */
export const against = {
  otherService: bilingual('which is of no service of its own', 'तर त्यो आफ्नो सर्भिसको होइन'),
  unknown: bilingual('which the shop does not have', 'तर पसलमा त्यस्तो कल छैन'),
  noReading: bilingual('which is no reading', 'तर त्यो पढ्ने कल होइन'),
  notPublic: bilingual('which not every visitor may read', 'तर त्यो सबै ग्राहकले पढ्न पाउँदैनन्'),
  notRead: bilingual('which no page of it reads', 'तर यसको कुनै पृष्ठले त्यो पढ्दैन'),
} as const;
export const badNeed = (release: string, call: string, path: Wording, reason: Wording) =>
  bilingual(
    `${release} needs the call ${call} for ${path.en}, ${reason.en}.`,
    `${release} ले ${path.ne} का लागि कल ${call} मागेको छ, ${reason.ne}।`,
  );
interface OverBudget {
  page: string;
  release: string;
  host: string;
  bytes: number;
  budget: number;
}
export const overBudget = ({ page, release, host, bytes, budget }: OverBudget) =>
  bilingual(
    `The page ${page} of ${release} needs ${bytes} bytes of script with ${host} and the slots around it; ${budget} are allowed.`,
    `${release} को पृष्ठ ${page} लाई ${host} र वरिपरिका स्लटसहित ${nepaliDigits(bytes)} बाइट स्क्रिप्ट चाहिन्छ; ${nepaliDigits(budget)} सम्म मिल्छ।`,
  );
export const takenRoute = (release: string, path: string, owner: string, route: string) =>
  bilingual(
    `${release} wants ${path}, which belongs to ${owner} (${route}).`,
    `${release} ले मागेको ${path} ${owner} को हो (${route})।`,
  );
export const reservedRoute = (release: string, path: string) =>
  bilingual(
    `${release} wants ${path}, which belongs to the server.`,
    `${release} ले मागेको ${path} सर्भरको हो।`,
  );
export const takenSlot = (release: string, slot: string, owner: string) =>
  bilingual(
    `${release} brings the slot ${slot}, which belongs to ${owner}.`,
    `${release} ले ल्याएको स्लट ${slot} ${owner} को हो।`,
  );
/** Shown to everyone who activates it. */
export const wraps = (release: string, native: string) =>
  bilingual(
    `${release} wraps ${native}: on every page it is on, all other parts use what it makes of it.`,
    `${release} ले ${native} फेर्छ: यो भएका सबै पृष्ठमा अरू सबै भागले यसले फेरेकै प्रयोग गर्छन्।`,
  );
/** @param why the error message, in English */
export const cannotRender = (release: string, address: string | null, why: string) =>
  bilingual(
    `${release} cannot be rendered${address === null ? '' : ` at ${address}`}: ${why}.`,
    `${release} को पृष्ठ बनाउन सकिएन${address === null ? '' : ` (${address})`}: ${why}।`,
  );
