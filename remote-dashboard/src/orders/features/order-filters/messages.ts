export const stage = 'Stage';
export const allStages = 'All stages';
export const from = 'From';
export const to = 'To';
export const search = 'Search by name, email or phone';
export const more = (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`);
export const late = 'Late orders only';
export const clear = 'Clear filters';
