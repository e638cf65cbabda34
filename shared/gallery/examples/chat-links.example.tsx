import { ChatLinks } from '@pasal/shared/ui';

export const title = 'Ways to talk';
export const about =
  'Links that call or begin a message, each only where there is a number or a name for it. Viber takes no text, so it is copied.';

export const states = {
  All: () => (
    <ChatLinks
      title="Ask about this offer"
      phone="01-5970123"
      chats={{ whatsapp: '+9779801234567', viber: '+9779801234567', messenger: 'yourshop' }}
      message="Hello, is this offer still open?"
    />
  ),
  'A call alone': () => (
    <ChatLinks
      title="Ask about this offer"
      phone="01-5970123"
      chats={undefined}
      message="Hello, is this offer still open?"
    />
  ),
};
