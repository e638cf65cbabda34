import { headWords } from '@pasal/shared/domain';

export const title = headWords.contactTitle;
export const description = headWords.contactDescription;
export const intro = 'फोन गर्नुहोस्, लेख्नुहोस् वा पसलमै आउनुहोस्। हामी नेपाली र अङ्ग्रेजीमा जवाफ दिन्छौँ।';
export const phones = 'फोन';
export const location = 'ठेगाना';
export const email = 'इमेल';
export const website = 'वेबसाइट';
export const write = 'हामीलाई लेख्नुहोस्';
/** The visitor's prefilled first message. */
export const hello = 'नमस्ते, मलाई केही सोध्नु छ।';
export const hours = 'खुल्ने समय';
export const social = 'सामाजिक सञ्जालमा हामी';
export const lookUp = 'अर्डर वा वारेन्टी हेर्नुहोस्';
export const failed = 'सम्पर्क विवरण लोड गर्न सकिएन।';
/** Shown if the shop has no contact details yet. */
export const none = 'हाम्रो फोन नम्बर र ठेगाना चाँडै यहाँ आउनेछ।';
