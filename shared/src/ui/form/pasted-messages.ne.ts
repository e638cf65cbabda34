export const noNumber = (text: string) => `“${text}” अङ्कका रूपमा पढिएन। २५००.५० जसरी लेख्नुहोस्।`;
