export const tabs = 'यस सामानबारे';
/** R2.57 */
export const details = 'सामानको विवरण';
export const empty = 'यस सामानबारे थप विवरण छैन।';
