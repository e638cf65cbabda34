import type { ChecklistPoint } from '@pasal/shared/contracts';

export const done = 'भयो';
export const toDo = 'गर्न बाँकी';
/** Shown for a point that isn't required. */
export const optional = 'नगरे पनि हुन्छ';
export const addPlaces = 'नेपालभरका ठाउँ थप्नुहोस्';
export const addPlacesText = '७७ जिल्ला, तिनका सबै पालिका र पाँच श्रेणी।';
export const addReadySet = 'तयारी सूची थप्नुहोस्';
export const technician = 'तपाईंको प्राविधिकका लागि';

interface PointWords {
  /** The task, and the reason for it. */
  text: string;
  /** Steps that require access to the server. */
  technician?: { text: string; commands: readonly string[] };
}

export const points: Record<ChecklistPoint, PointWords> = {
  contacts: {
    text: 'पसलको नाम, र ग्राहकले सम्पर्क गर्ने फोन, इमेल र ठेगाना।',
  },
  identity: {
    text: 'दर्ता भएको नाम र दर्ता वा प्यान नम्बर। कानुनले माग्छ, र बिलमा पनि देखिन्छ।',
  },
  places: {
    text: 'कहाँ-कहाँ डेलिभरी गर्ने। सहर नराखेसम्म कसैले अर्डर गर्न सक्दैन।',
  },
  delivery: {
    text: 'डेलिभरीको शुल्क कति र कति दिन लाग्छ। नभनेसम्म निःशुल्क हुन्छ, र कुनै दिन तोकिँदैन।',
  },
  catalogue: {
    text: 'जस्तै डोम क्यामेरा र तिनको रिजोलुसन। ग्राहकले यसैबाट सामान भेट्छन् र तुलना गर्छन्।',
  },
  product: {
    text: 'तीन फोटो, मूल्य र स्टकमा कति थान। स्वीकृत हुनेबित्तिकै सामान बिक्रीमा जान्छ।',
  },
  mail: {
    text: 'हरेक अर्डरबारे तपाईं र ग्राहकलाई इमेल जान्छ। इमेल नजोडेसम्म सन्देश रोकिएर बस्छन्।',
    technician: {
      text: 'यिनमा मेल सर्भर र पठाउने ठेगाना राख्नुहोस्, अनि पसल फेरि सुरु गर्नुहोस्:',
      commands: ['SMTP_URL', 'MAIL_FROM'],
    },
  },
  backup: {
    text: 'पसल चल्ने कम्प्युटर नै नष्ट भयो भने चाहिने, पूरै पसलको प्रतिलिपि।',
    technician: {
      text: 'पहिलो ब्याकअप अहिले बनाउनुहोस्। हरेक रात बनाउने तरिका सञ्चालकको गाइडमा छ:',
      commands: ['npm run backup -- <file>'],
    },
  },
};
