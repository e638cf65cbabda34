const FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * Formats a time in this machine's time zone, such as `25 Nov 2026, 10:31`.
 * @param {string} moment
 */
export const momentAs = (moment) => FORMAT.format(new Date(moment));
