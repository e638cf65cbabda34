export const stages = 'Stages';
