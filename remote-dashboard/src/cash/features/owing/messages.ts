export const title = 'Money';
export const lead =
  'Cash that couriers and riders took for the shop and have not handed in, and the cash book.';
export const courier = 'Courier or rider';
export const parcels = 'Parcels';
export const since = 'Oldest since';
export const owed = 'Owes';
export const sum = 'Together:';
export const failed = 'Failed to load what is owed.';
export const empty = 'Nobody owes the shop anything';
export const emptyText = 'Cash of a delivered parcel stands here until it is handed in.';
export const kind = 'Kind';
export const allKinds = 'All kinds';
export const late = (count: number) => `${count} late`;
export const noneFit = 'No debt fits these filters';
export const lateOnly = 'Late only';
export const open = 'Open the courier';
export const clear = 'Clear filters';
export const together = (parcels: number, late: number) =>
  `${parcels} ${parcels === 1 ? 'parcel' : 'parcels'}, ${late} late`;
