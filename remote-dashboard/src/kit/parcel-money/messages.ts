export const charge = 'Charge (Rs.)';
export const chargeHint = 'Leave it empty where you do not know it';
export const chargeOf = (rupees: string) => `${rupees} by the places it serves; empty takes that`;
export const cashTaken = 'Cash taken (Rs.)';
export const cashDue = (rupees: string) => `${rupees} were due`;
