export const kinds = { line: 'रेखा चार्ट', bar: 'स्तम्भ चार्ट' } as const;
export const asTable = 'तालिकामा हेर्नुहोस्';
