export const title = 'इमेल बदल्नुहोस्';
export const lead = 'अबदेखि यही इमेलले लगइन गर्नुहुन्छ।';
export const email = 'नयाँ इमेल';
export const current = 'अहिलेको पासवर्ड';
export const currentHint = 'तपाईं नभएका बेला अरू कसैले यो गर्न नसकोस् भनेर।';
