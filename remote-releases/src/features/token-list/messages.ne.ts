import { writeDigits } from '@pasal/shared/domain';

export const title = 'टोलीका टोकन';
export const lead =
  'टोकनले टोलीलाई आफ्नो भाग आफैँ रिलिज गर्न दिन्छ। तिनको कोडमा भर परेको हुनुपर्छ: त्यो तपाईंका ग्राहकको ब्राउजरमा चल्छ।';
export const add = 'टोकन थप्नुहोस्';
export const addTitle = 'नयाँ टोकन';
export const label = 'टोली';
export const labelHint = 'जस्तै "Offers team, CI"।';
export const email = 'इमेल';
export const emailHint = 'टोलीको कुनै रिलिज आफैँ फर्किँदा वा स्वीकृति कुर्दा हामी यसैमा लेख्छौँ।';
export const part = 'भाग';
export const partHint = 'रिमोटको नाम, जस्तै offers। अहिले नभए पनि हुन्छ।';
export const rights = 'के गर्न पाउने';
export const activate = 'कतिलाई चालु गर्न पाउने';
export const activations = [
  ['0', 'कसैलाई पाउँदैन'],
  ['1', '१% सम्म'],
  ['10', '१०% सम्म'],
  ['50', '५०% सम्म'],
  ['100', 'सबैलाई'],
] as const;
export const days = 'कति समय चल्ने';
export const validity = [
  ['30', '३० दिन'],
  ['90', '९० दिन'],
  ['366', 'एक वर्ष'],
] as const;
export const secretTitle = 'टोकन अहिले नै कपी गर्नुहोस्';
export const secretText =
  'यो एक पटक मात्र देखाइन्छ। पसलसँग यसको ह्यास मात्र रहन्छ। टोलीको CI मा PASAL_TOKEN नाम दिएर राख्नुहोस्।';
export const secret = 'टोकन';
export const ends = 'सकिने';
export const used = 'पछिल्लो प्रयोग';
export const never = 'कहिल्यै छैन';
export const status = 'स्थिति';
export const states = { active: 'चालु', expired: 'म्याद सकियो', revoked: 'रद्द भयो' } as const;
export const actions = 'काम';
export const revoke = 'रद्द गर्नुहोस्';
export const revokeOf = (label: string) => `${label} रद्द गर्नुहोस्`;
export const revokeTitle = (label: string) => `${label} को टोकन रद्द गर्ने?`;
export const revokeText = 'यो तुरुन्तै चल्न छाड्छ। यसले गरेका रिलिज रहिरहन्छन्।';
export const failed = 'टोकन लोड गर्न सकिएन।';
export const empty = 'अहिलेसम्म कुनै टोकन छैन';
export const emptyText = 'सबै भाग पसलसँगै रिलिज हुन्छन्।';
export const mayDo = (upload: boolean, activate: number, rollBack: boolean) =>
  [
    upload && 'अपलोड',
    activate > 0 && (activate < 100 ? `${writeDigits(activate)}% सम्मलाई चालु` : 'चालु'),
    rollBack && 'अघिल्लोमा फर्काउने',
  ]
    .filter((word) => word !== false)
    .join(', ') || 'केही होइन';
