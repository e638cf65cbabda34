export const title = 'Electronics and security for every home in Nepal';
export const description =
  'Electronics, house materials, security systems, security cameras and camera accessories in Nepal. Cash on delivery.';
