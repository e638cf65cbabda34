import { MIN_PASSWORD_LENGTH, type Role } from '@pasal/shared/contracts';
import { WORDS, writeDigits } from '@pasal/shared/domain';

export const title = 'कर्मचारी';
export const lead =
  'यहाँ को को लगइन गर्न सक्छन्। कर्मचारीले सामान र अर्डर हेर्छन्। व्यवस्थापकले सबै हेर्छन्। प्याक गर्ने र लेखापालले आफ्नो काममा चाहिने कुरा हेर्छन्।';
export const add = 'कर्मचारी थप्नुहोस्';
export const email = 'इमेल';
export const role = 'भूमिका';
export const status = 'स्थिति';
export const seen = 'पछिल्लो पटक';
export const added = 'थपिएको';
export const actions = 'काम';
export const actionsOf = (email: string) => `कार्य: ${email}`;
export const you = 'तपाईं';
export const never = 'कहिल्यै छैन';
export const active = 'खुला';
export const disabled = 'बन्द';
export const failed = 'कर्मचारीको सूची लोड गर्न सकिएन।';
export const empty = 'कुनै कर्मचारी भेटिएन';
export const roles: Record<Role, string> = {
  staff: 'कर्मचारी',
  admin: 'व्यवस्थापक',
  packer: 'प्याक गर्ने',
  accountant: 'लेखापाल',
};
export const roleHints: Record<Role, string> = {
  staff: 'सामान, अर्डर, डेस्क र स्टक।',
  admin: 'सबै कुरा, यो पृष्ठ पनि।',
  packer: 'प्याक गर्ने र बुझाउने डेस्क: पर्ची, लेबल, सिरियल नम्बर। अरू केही होइन।',
  accountant: 'नगद, हिसाब, नगद खाता, लागत र नाफा। अर्डर पढ्न मात्र।',
};
export const changeRole = 'भूमिका फेर्नुहोस्';
export const changeRoleOf = (email: string) => `${email} को भूमिका`;
export const saveRole = 'सेभ गर्नुहोस्';
export const sessions = 'लगइन भएका ठाउँ';
export const sessionsOf = (email: string) => `लगइन भएका ठाउँ: ${email}`;
export const setPassword = 'नयाँ पासवर्ड राख्नुहोस्';
export const setPasswordOf = (email: string) => `नयाँ पासवर्ड: ${email}`;
export const password = 'पासवर्ड';
export const passwordHint = `कम्तीमा ${writeDigits(MIN_PASSWORD_LENGTH)} अक्षर। आफैँ भेटेर दिनुहोस्।`;
export const newPassword = 'नयाँ पासवर्ड';
export const newPasswordHint = `कम्तीमा ${writeDigits(MIN_PASSWORD_LENGTH)} अक्षर। यो खाता सबै ठाउँमा लगआउट हुन्छ।`;
export const ownPassword = 'तपाईंको आफ्नै पासवर्ड';
export const ownPasswordHint = 'तपाईं नभएका बेला अरू कसैले यो गर्न नसकोस् भनेर।';
export const makeAdmin = 'व्यवस्थापक बनाउनुहोस्';
export const makeStaff = 'कर्मचारी बनाउनुहोस्';
export const makeAdminTitle = (email: string) => `${email} लाई व्यवस्थापक बनाउने?`;
export const makeAdminText = 'तपाईंले गर्न सक्ने सबै काम यो खाताबाट गर्न सकिन्छ, यो पृष्ठमा पनि।';
export const makeStaffTitle = (email: string) => `${email} लाई कर्मचारी बनाउने?`;
export const makeStaffText = 'सामान र अर्डर हेर्न पाइन्छ, अरू सबै तुरुन्तै बन्द हुन्छ।';
export const disable = 'खाता बन्द गर्नुहोस्';
export const disableTitle = (email: string) => `${email} को खाता बन्द गर्ने?`;
export const disableText = 'तुरुन्तै लगआउट हुन्छ, र तपाईंले फेरि नखोलेसम्म लगइन गर्न मिल्दैन।';
export const enable = 'खाता खोल्नुहोस्';
export const enableTitle = (email: string) => `${email} को खाता खोल्ने?`;
export const enableText = 'आफ्नो पासवर्डले फेरि लगइन गर्न सकिन्छ।';
export const deleteLabel = WORDS.delete;
export const deleteTitle = (email: string) => `${email} हटाउने?`;
export const deleteText = 'तुरुन्तै लगआउट हुन्छ। यो खाताबाट गरिएका काम गतिविधिको विवरणमा रहन्छन्।';
