export const title = 'Page Not Found';
export const text = 'The page you are looking for has moved or never was.';
export const home = 'Return Home';
