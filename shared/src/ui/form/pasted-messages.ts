export const noNumber = (text: string) =>
  `“${text}” is no number that can be read. Write it such as 2500.50.`;
