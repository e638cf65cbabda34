export const product = 'सामान';
export const now = 'अहिले';
export const afterwards = 'त्यसपछि';
