export const title = 'Page Not Found';
export const text = "We can't find that page. It may have moved.";
export const home = 'Return Home';
