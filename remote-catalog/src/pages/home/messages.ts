export const messages = {
  title: 'Electronics and security for every home in Nepal',
  description:
    'Electronics, house materials, security systems, security cameras and camera accessories in Nepal. Cash on delivery.',
};
