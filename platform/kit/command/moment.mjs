const FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * Writes a moment of the shop as the clock of this machine shows it, such as `25 Nov 2026, 10:31`.
 * @param {string} moment
 */
export const momentAs = (moment) => FORMAT.format(new Date(moment));
