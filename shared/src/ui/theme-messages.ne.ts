export const theme = 'थिम';
export const system = 'डिभाइसअनुसारको थिम';
export const themes = { light: 'उज्यालो थिम', dark: 'अँध्यारो थिम' } as const;
