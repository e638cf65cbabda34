export function isShops(url: string, base: string): boolean;
