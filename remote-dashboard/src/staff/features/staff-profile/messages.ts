/** Literal texts of R2.97. */
export const messages = {
  title: 'Profile',
  card: 'STAFF PROFILE',
  id: 'ID',
  email: 'Email',
  role: 'Role',
  status: 'Status',
  active: 'ACTIVE',
  footer: 'Valid for administrative access',
  noUser: 'No User Data',
  noUserText: 'Please log in to view your profile.',
} as const;
