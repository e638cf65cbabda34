export const add = 'सप्लायर थप्नुहोस्';
export const editOne = (name: string) => `${name} सम्पादन गर्नुहोस्`;
export const name = 'नाम';
export const phone = 'फोन';
export const needsName = 'सप्लायरको नाम लेख्नुहोस्।';
