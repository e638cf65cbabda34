export const stages = 'चरणहरू';
