export const period = 'अवधि';
export const anyDays = 'जुनसुकै दिन';
export const ownDays = 'छानिएका दिन';
