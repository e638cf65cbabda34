export function within<Done>(milliseconds: number, work: Promise<Done>): Promise<Done>;
