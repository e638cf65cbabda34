export const title = 'Ready-made subcategories and specifications';
export const lead =
  "Pick the categories you sell in. We add what's listed here and change nothing you made. You can rename or delete all of it later.";
export const isNew = 'new category';
const subcategories = (count: number) => (count === 1 ? '1 subcategory' : `${count} subcategories`);
const specifications = (count: number) =>
  count === 1 ? '1 specification' : `${count} specifications`;
/** Lists the names with their number, such as "2 subcategories: Audio, Laptops". */
const listed = (counted: string, names: readonly string[]) =>
  names.length === 0 ? [] : [`${counted}: ${names.join(', ')}.`];
export const parts = (children: readonly string[], attributes: readonly string[]) => [
  ...listed(subcategories(children.length), children),
  ...listed(specifications(attributes.length), attributes),
];
export const add = 'Add ready-made ones';
