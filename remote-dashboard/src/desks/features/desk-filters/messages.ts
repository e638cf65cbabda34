export const courier = 'Courier';
export const allCouriers = 'All couriers';
export const promisedBy = 'Promised by';
export const late = 'Late only';
export const more = (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`);
export const clear = 'Clear filters';
