export const period = 'अवधि';
export const anyDays = 'जुनसुकै दिन';
export const ownDays = 'छानिएका दिन';
export const from = 'देखि';
export const to = 'सम्म';
