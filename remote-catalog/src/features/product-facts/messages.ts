export const facts = 'Specifications';
