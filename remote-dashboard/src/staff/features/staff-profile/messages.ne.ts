import type { User } from '@pasal/shared/contracts';

export const title = 'प्रोफाइल';
export const card = 'कर्मचारी प्रोफाइल';
export const id = 'ID';
export const email = 'इमेल';
export const role = 'भूमिका';
export const roles: Record<User['role'], string> = {
  staff: 'कर्मचारी',
  admin: 'व्यवस्थापक',
  packer: 'प्याक गर्ने',
  accountant: 'लेखापाल',
};
export const status = 'स्थिति';
export const active = 'खुला';
export const footer = 'पसल चलाउने काममा मान्य';
export const noUser = 'प्रयोगकर्ताको विवरण छैन';
export const noUserText = 'आफ्नो प्रोफाइल हेर्न लगइन गर्नुहोस्।';
