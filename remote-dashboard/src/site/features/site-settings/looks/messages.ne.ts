import type { Theme } from '@pasal/shared/domain';

export const pictures = 'लोगो र आइकन';
export const logo = 'लोगो';
export const logoHint =
  'सबै पृष्ठको माथि, फुटरमा र कागजमा देखिन्छ। किनारा काटिएको, पारदर्शी वा सेतो पृष्ठभूमिमा राख्नुहोस्। उचाइको दोब्बर वा बढी चौडा लोगो पसलको नामको ठाउँमा देखिन्छ।';
export const icon = 'आइकन';
export const iconHint = 'ब्राउजरको ट्याब र फोनको होम स्क्रिनका लागि। वर्गाकार, ५१२ × ५१२ पिक्सेल वा बढी।';
export const choose = 'तस्बिर छान्नुहोस्';
export const replace = 'तस्बिर फेर्नुहोस्';
export const remove = 'Pasal कै राख्नुहोस्';
export const chosen = (what: string) => `${what}, देखिने रूपमा`;
export const colour = 'मुख्य रङ';
export const colourLead =
  'हरियोनीलोसँगैको एउटा न्यानो रङ: विशेष अफरको पृष्ठभूमिमा, र गृहपृष्ठका शब्दको पछाडि फिक्का।';
export const accent = 'रङ';
export const accentHint = 'जस्तै #f8c14a। Pasal कै रङ राख्न खाली छोड्नुहोस्।';
export const pick = 'रङ छान्नुहोस्';
export const otherColor = (color: string) => `यसको सट्टा ${color} राख्नुहोस्`;
export const preview = 'प्रिभ्यु';
export const themes: Record<Theme, string> = { light: 'उज्यालो थिम', dark: 'अँध्यारो थिम' };
export const offer = 'विशेष अफर!';
export const offerText = 'शब्द तपाईंको रङमाथि देखिन्छन्।';
export const offerButton = 'अहिले नै लिनुहोस्';
export const words = 'गृहपृष्ठका शब्द';
export const wordsText = 'यी त्यस्तै फिक्का रङमाथि देखिन्छन्।';
