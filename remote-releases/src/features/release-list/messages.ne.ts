import {
  PLAN_HOURS,
  PLAN_SHARES,
  PLAN_VISITS,
  WALK_VISITS,
  type PlanState,
  type ReleaseWalk,
} from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const lead =
  'ग्राहकले हरेक भागको कुन भर्सन देख्छन्। रिलिजले सबैका लागि पसल बदल्छ। अघिल्लो भर्सनमा फर्काउन एकछिन लाग्छ।';
export const live = 'अहिले चलिरहेका';
export const part = 'भाग';
export const stable = 'चलिरहेको भर्सन';
export const own = 'पसलकै बिल्ड';
export const nearlyFull = 'ठाउँ सकिन लाग्यो';
export const candidate = 'जाँचिँदै';
export const since = 'कहिलेदेखि';
export const nobody = 'केही छैन';
export const always = 'सुरुदेखि';
export const actions = 'काम';
export const actionsOf = (title: string) => `कार्य: ${title}`;
export const share = (percent: number) => `${writeDigits(percent)}%`;
export const activate = 'चालु गर्नुहोस्';
export const activateOf = (title: string) => `रिलिज चालु गर्नुहोस्: ${title}`;
export const version = 'भर्सन';
export const uploaded = (version: string, when: string, by: string, wentBack: boolean) =>
  [version, when, by, ...(wentBack ? ['आफैँ फर्किएको'] : [])].join(' · ');
export const shareLabel = 'कसलाई देखाउने';
/** The option for a rollout plan among the shares. */
export const BY_PLAN = 'plan';
export const shares = [
  ['100', 'सबैलाई'],
  [BY_PLAN, 'बिस्तारै, योजनाअनुसार'],
  ['50', '५०%'],
  ['10', '१०%'],
  ['1', '१%'],
] as const;
export const planHint = `ग्राहकको ${writeDigits(PLAN_SHARES.join(', '))}% लाई। रिलिज राम्रो चलेका ${writeDigits(PLAN_VISITS)} भिजिटपछि हरेक चरण आफैँ सकिन्छ, वा ${writeDigits(PLAN_HOURS)} घण्टापछि तपाईंको स्वीकृतिले। पहिलो चरणमा सफल ब्राउजर जाँचले ${writeDigits(WALK_VISITS)} भिजिटको काम गर्छ।`;
export const why = 'कारण';
export const whyHint = 'नलेखे पनि हुन्छ। इतिहासमा राखिन्छ।';
export const noVersions = 'यो भागको रिलिज अहिलेसम्म कुनै टोलीले अपलोड गरेको छैन।';
export const preview = 'प्रिभ्यु लिङ्क';
export const previewOf = (title: string) => `रिलिजको प्रिभ्यु: ${title}`;
export const previewText =
  'यो लिङ्क भएका सबैले यो रिलिज राखिएको पसल देख्छन्। यसमा कोही लगइन हुँदैन, त्यसैले प्राइभेट विन्डोमा खोल्नुहोस्। त्यहाँ गरिएका अर्डर साँच्चैका हुन्।';
export const makeLink = 'लिङ्क बनाउनुहोस्';
export const days = 'कति दिन चल्ने';
export const validity = [
  ['7', '७ दिन'],
  ['3', '३ दिन'],
  ['1', '१ दिन'],
] as const;
export const link = 'लिङ्क';
export const linkUntil = (when: string) => `${when} सम्म चल्छ, “प्रिभ्यु लिङ्क” मा गएर पहिल्यै बन्द नगरेसम्म।`;
export const copy = 'कपी गर्नुहोस्';
export const copied = 'लिङ्क कपी भयो।';
export const notCopied = 'ब्राउजरले कपी गर्न दिएन। छानिएको लिङ्क आफैँ कपी गर्नुहोस्।';
export const rollBack = 'अघिल्लोमा फर्काउनुहोस्';
export const goOn = 'जारी राख्नुहोस्';
export const stop = 'बढाउन रोक्नुहोस्';
export const wentBack = (version: string, when: string) => `${version} ${when} मा आफैँ फर्कियो।`;
export const takesBack = (version: string) => `यसले ${version} हटाउँछ।`;
/** The confirmation of a task that needs a reason. */
export const asked = {
  'roll-back': {
    title: (title: string) => `अघिल्लो भर्सनमा फर्काउने: ${title}?`,
    text: 'ग्राहकले अर्को पृष्ठदेखि अघिल्लो भर्सन देख्छन्। खुलिसकेका पृष्ठ जस्ताको तस्तै रहन्छन्।',
    submit: rollBack,
  },
  'go-on': {
    title: (title: string) => `बढाउन जारी राख्ने: ${title}?`,
    text: 'स्वीकृति कुरिरहेको रिलिज तुरुन्तै योजनाको अर्को चरणमा जान्छ। रोकिएको रिलिज भिजिट आउँदै गर्दा अघि बढ्छ।',
    submit: goOn,
  },
  stop: {
    title: (title: string) => `बढाउन रोक्ने: ${title}?`,
    text: 'कसैले जारी नराखेसम्म अहिले जति जनाले देख्छन्, त्यतिमै रहन्छ। असफल भयो भने तैपनि आफैँ फर्किन्छ।',
    submit: stop,
  },
} as const;
export const planStates: Record<PlanState, string> = {
  growing: 'योजनाअनुसार बढ्दै',
  waiting: 'स्वीकृति कुर्दै',
  stopped: 'रोकिएको',
};
export const planVisits = (visits: number, least: number) =>
  `${writeDigits(least)} मध्ये ${writeDigits(visits)} भिजिट।`;
export const planNext: Record<PlanState, (next: number, when: string) => string> = {
  growing: (next, when) => `त्यसपछि ${writeDigits(next)}%। ${when} देखि स्वीकृत गर्न सकिन्छ।`,
  waiting: (next) => `${writeDigits(next)}% लाई देखाउन स्वीकृत गर्नुहोस्।`,
  stopped: (next) => `कसैले जारी राखेपछि ${writeDigits(next)}% मा जान्छ।`,
};
export const failed = 'रिलिज लोड गर्न सकिएन।';
export const empty = 'अहिलेसम्म केही बिल्ड भएको छैन';
export const wraps = (natives: readonly string[]) => `${natives.join(', ')} फेर्छ`;
export const wrapsText = 'पृष्ठका अरू सबै भागले यसले फेरेकै प्रयोग गर्छन्।';
export const notWalked = 'ब्राउजरमा नजाँचिएको';
export const walked = (findings: number) =>
  findings === 0 ? 'ब्राउजरमा जाँचिएको' : `${writeDigits(findings)} वटा समस्या`;
interface WalkedBy {
  by: ReleaseWalk['walked_by'];
  when: string;
  stale: boolean;
}
const walkers: Record<ReleaseWalk['walked_by'], string> = { shop: 'पसलले', team: 'टोलीले' };
/** Who walked, when, and whether the walk is still valid. */
export const walkedBy = ({ by, when, stale }: WalkedBy) =>
  `${walkers[by]} ब्राउजरमा, ${when}${stale ? ', त्यति बेला चलिरहेकासँग' : ''}।`;
export const findings = 'ब्राउजर जाँचमा भेटिएका समस्या';
export const walking = 'जाँचिँदै';
export const walkingText = (version: string, when: string) =>
  `${version}, ${when} देखि। केही समस्या भेटिएन भने अन्त्यमा चालु हुन्छ।`;
export const walksHint =
  'पसलले पहिले यसलाई ब्राउजरमा जाँच्छ, जसमा एक–दुई मिनेट लाग्छ। केही समस्या भेटिएन भने अन्त्यमा चालु हुन्छ।';
export const withoutWalk = 'ब्राउजर जाँचबिनै चालु गर्नुहोस्';
