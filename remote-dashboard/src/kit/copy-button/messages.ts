export const copied = 'Copied.';
export const notCopied = 'Your browser did not let this be copied. Select the text and copy it.';
