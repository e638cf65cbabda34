export const messages = {
  title: 'Our brands',
  pause: 'Pause the moving brands',
  play: 'Let the brands move',
};
