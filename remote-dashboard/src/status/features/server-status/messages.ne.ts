import { writeDigits } from '@pasal/shared/domain';

export const title = 'प्रणालीको स्थिति';
export const lead = 'सर्भर, डेटाबेस र तिनलाई चाहिने कुरा अहिले कस्तो चलिरहेका छन्।';
export const again = 'फेरि जाँच्नुहोस्';
export const failed = 'स्थिति लोड गर्न सकिएन';
export const allWell = 'सबै राम्ररी चलिरहेको छ।';
export const toLookAt = (count: number) => `${writeDigits(count)} वटा कुरा हेर्नुपर्ने छ।`;
export const health = {
  well: 'राम्रो छ',
  look: 'हेर्नुपर्ने छ',
  broken: 'चलेको छैन',
} as const;

export const server = 'सर्भर';
export const version = 'भर्सन';
export const host = 'मेसिन';
export const started = 'कहिलेदेखि चलिरहेको';

export const parts = 'पसलका भाग';
export const own = 'पसलकै बिल्ड';
export const tried = (version: string, share: number) =>
  `${writeDigits(share)}% लाई ${version} देखिन्छ`;

export const queue = 'सन्देश';
export const waiting = 'पालोमा';
export const oldest = 'सबैभन्दा पुरानो कहिलेदेखि';
export const undelivered = 'असफल';
export const held = 'रोकिएका';

export const database = 'डेटाबेस';
export const kind = 'किसिम';
export const kinds = { embedded: 'पसलभित्रकै', server: 'PostgreSQL' } as const;
export const size = 'आकार';
export const connections = 'कनेक्सन';
export const used = (busy: number, idle: number, waits: number) =>
  `${writeDigits(busy)} काममा, ${writeDigits(idle)} खाली, ${writeDigits(waits)} पालोमा`;
export const replica = (name: string) => `रेप्लिका ${name}`;
export const replicas = 'रेप्लिका';
export const noReplicas = 'छैन';
export const states = {
  serving: 'चलिरहेको छ',
  new: 'अझै हेरिएको छैन',
  behind: 'धेरै पछाडि छ',
  away: 'भेटिएन',
  wrong: 'यो डेटाबेसको प्रतिलिपि होइन',
} as const;
export const behindBy = (state: string, seconds: number) =>
  `${state}, ${writeDigits(seconds.toFixed(1))} सेकेन्ड पछाडि`;

export const files = 'तस्बिर र फाइल';
export const place = 'कहाँ राखिन्छ';
export const places = { disk: 'सर्भरको फोल्डरमा', store: 'अब्जेक्ट स्टोरमा' } as const;
export const reachable = 'भेटिन्छ';
export const yes = 'भेटिन्छ';
export const no = 'भेटिँदैन: पृष्ठ चल्छन्, तर नआएसम्म फाइल अपलोड हुँदैन';

export const backup = 'ब्याकअप';
export const made = 'पछिल्लो ब्याकअप';
export const drilled = 'ब्याकअप फर्काएर पछिल्लो जाँच';
export const tryFailed = 'पछिल्लो प्रयास असफल';
export const never = 'कहिल्यै छैन';

export const disks = 'डिस्क';
export const folders = { data: 'डेटा', pictures: 'तस्बिर' } as const;
export const freeOf = (free: string, all: string) =>
  `${writeDigits(all)} मध्ये ${writeDigits(free)} खाली`;
export const noDisks = 'यहाँबाट थाहा हुँदैन';
