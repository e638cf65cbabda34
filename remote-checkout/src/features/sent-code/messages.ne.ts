export const codeLabel = 'यो कार्टको कोड';
export const opensUntil = (day: string) => `${day} सम्म यो कार्ट खुल्छ। तपाईंको नाम र नम्बर यसमा छैन।`;
export const copyLink = 'लिङ्क कपी गर्नुहोस्';
export const share = 'पठाउनुहोस्';
export const copied = 'लिङ्क कपी भयो।';
export const notCopied = 'ब्राउजरले कपी गर्न दिएन। लिङ्क छानेर आफैँ कपी गर्नुहोस्।';
export const toShop = 'पसललाई पठाउनुहोस्';
/** What a visitor sends to the shop first. */
export const aboutCart = (code: string, link: string) =>
  `नमस्ते, म यो कार्टको सामान अर्डर गर्न चाहन्छु: ${code}\n${link}`;
