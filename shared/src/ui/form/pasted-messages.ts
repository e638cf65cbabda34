export const noNumber = (text: string) =>
  `“${text}” couldn't be read as a number. Write it like 2500.50.`;
