export const messages = {
  label: (title: string) => `Pictures of ${title}`,
  previous: 'Previous picture',
  next: 'Next picture',
  show: (number: number) => `Show picture ${number}`,
  position: (number: number, count: number) => `Picture ${number} of ${count}`,
  picture: (title: string, number: number) => `${title}, picture ${number}`,
  enlarge: 'Enlarge the picture',
  enlarged: 'Enlarged picture',
  closer: 'Zoom in',
  farther: 'Zoom out',
  times: (zoom: number) => `${zoom * 100}%`,
};
