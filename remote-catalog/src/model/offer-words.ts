/** What a list is narrowed to beside its facts: said at the box that does it and at the chip that undoes it. */
export const available = 'In stock';
export const discounted = 'With a discount';
