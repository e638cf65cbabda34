export const logoOf = (name: string) => `Logo of ${name}`;
export const chooseLogo = 'Choose a picture';
export const replaceLogo = 'Choose another picture';
export const removeLogo = 'Remove the logo';
