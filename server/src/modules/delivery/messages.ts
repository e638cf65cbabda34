/** What the shop says about its delivery. */
export const settingsSaved = 'The terms of delivery are saved.';
export const placeSaved = 'The terms of this place are saved.';
export const daysTurned = 'The last day cannot come before the first.';
export const invalidMap = 'Enter a whole web address, like https://maps.app.goo.gl/…';
export const noSuchDay = 'Enter days of the calendar, like 2026-11-21.';
export const notServed = (place: string) =>
  `The shop does not deliver to ${place} yet. Choose Shop Pickup or another place.`;
