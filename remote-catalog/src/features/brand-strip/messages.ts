export const title = 'Our brands';
export const pause = 'Pause brands';
export const play = 'Play brands';
