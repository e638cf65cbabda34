/** The toolbar of R2.99, and its own prompts (R5.12 leaves them open). */

export const toolbar = 'Formatting';
export const undo = 'Undo';
export const redo = 'Redo';
export const fontSize = 'Font size';
export const normalSize = 'Size';
export const heading = 'Heading';
export const bold = 'Bold';
export const italic = 'Italic';
export const underline = 'Underline';
export const strike = 'Strikethrough';
export const colour = 'Text colour';
export const noColour = 'Default colour';
export const left = 'Align left';
export const center = 'Align center';
export const right = 'Align right';
export const justify = 'Justify';
export const link = 'Link';
export const insertLink = 'Insert link';
export const linkText = 'Text';
export const linkAddress = 'Address';
export const linkHint = 'https://…, an email address or a page of the shop such as /contact';
export const linkWrong = 'Enter a web address, an email address or a path that starts with /.';
export const applyLink = 'Apply';
export const removeLink = 'Remove link';
export const table = 'Table';
export const insertTable = 'Insert table';
export const rows = 'Rows';
export const columns = 'Columns';
export const tableWrong = (name: string, most: number) =>
  `${name}: enter a number from 1 to ${most}.`;
export const applyTable = 'Insert';
export const rowAbove = 'Insert row above';
export const rowBelow = 'Insert row below';
export const columnLeft = 'Insert column left';
export const columnRight = 'Insert column right';
export const deleteRow = 'Delete row';
export const deleteColumn = 'Delete column';
export const deleteTable = 'Delete table';
export const divider = 'Insert horizontal line';
/** Shown if the editor failed to load. */
export const away =
  "The editor couldn't be loaded. The text stays as it is. Save the rest, or reload this page.";
