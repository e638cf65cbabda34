/** The shop's messages about its delivery. */
export const settingsSaved = 'Delivery settings saved.';
export const placeSaved = 'Delivery settings for this place saved.';
export const daysTurned = "The latest day can't be before the earliest.";
export const invalidMap = 'Enter a full web address, such as https://maps.app.goo.gl/…';
export const noSuchDay = 'Enter calendar days, such as 2026-11-21.';
export const notServed = (place: string) =>
  `We don't deliver to ${place} yet. Choose Shop Pickup or another place.`;
