export const title = 'Prices';
export const label = 'Round selling prices to';
export const hint =
  'For cash: 2,789.07 sells at 2,789, 2,790 or 2,790. Prices saved from now on are rounded; save, then apply it to the others.';
export const choiceOf = (rupees: number) =>
  rupees === 0 ? 'Not rounded' : `${rupees} ${rupees === 1 ? 'rupee' : 'rupees'}`;
export const applyToAll = 'Apply to all products…';
export const dialog = 'Round the prices of all products';
export const apply = 'Change prices';
export const looking = 'Looking at the prices…';
export const nothing = 'Every price is rounded already.';
export const wouldChange = (count: number) =>
  count === 1 ? '1 price would change.' : `${count} prices would change.`;
export const changed = (count: number) =>
  count === 1 ? '1 price changed.' : `${count} prices changed.`;
export const left = (count: number) => `${count} products left…`;
export const more = (count: number) => `And ${count} more.`;
export const failed = 'Failed to change the prices';
