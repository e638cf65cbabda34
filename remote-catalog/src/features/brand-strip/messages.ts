export const title = 'Our brands';
export const pause = 'Pause the moving brands';
export const play = 'Let the brands move';
