/**
 * The possible findings of a walk, and why it may fail. A result is signed and stored in these words; the shop
 * translates each into Nepali (`platform/server/release/walk/finding-messages.ts`).
 * @param {string} address
 * @param {number} width
 * @param {string} finding
 */
export const at = (address, width, finding) => `${address} at ${width} px: ${finding}.`;

/**
 * @param {string} step
 * @param {string} why
 */
export const wayEnds = (step, why) => `the way to an order ends at ${step}: ${why}`;
/** @param {string} why */
export const noWay = (why) => `the way to an order cannot be gone: ${why}`;
/** @param {number} seconds */
export const doesNotAppear = (seconds) => `it does not appear within ${seconds} s`;
/** @param {number} seconds */
export const isNotReached = (seconds) => `a press does not reach it within ${seconds} s`;
/** @param {string} step */
export const notByKeyboard = (step) => `the keyboard does not reach ${step}`;

/** @param {string} message */
export const anError = (message) => `an error: ${message}`;
/** @param {string} origin */
export const asks = (origin) => `asks ${origin}`;
export const breaksPolicy = () => 'breaks the policy of the page';
/** @param {string} native */
export const isExchanged = (native) => `${native} is not the browser's own`;
export const showsNothing = () => 'shows nothing';
/** @param {string} name */
export const isCovered = (name) => `a press does not reach “${name}”`;
export const noKeyboard = () => 'the keyboard reaches nothing';
/**
 * @param {string} help of a rule of axe-core
 * @param {string} id of that
 */
export const accessibility = (help, id) => `accessibility: ${help} (${id})`;

/**
 * @param {number} now
 * @param {number} before
 */
export const blocked = (now, before) => `is blocked for ${now} ms, and was for ${before} ms`;
/**
 * @param {number} now
 * @param {number} before
 */
export const painted = (now, before) => `is painted after ${now} ms, and was after ${before} ms`;
/** @param {string} amounts */
export const showsOther = (amounts) => `shows ${amounts}, which it did not before`;
/** @param {string} why */
export const cannotBeSeen = (why) => `cannot be looked at: ${why}`;
export const isGone = () => 'is not there any more';
/** @param {number} seconds */
export const noAnswer = (seconds) => `does not answer within ${seconds} s`;

/** @param {number} megabytes */
export const tooMuchMemory = (megabytes) => `it needed more than ${megabytes} MB of memory`;
