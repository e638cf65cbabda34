import { Type, type Static } from '@sinclair/typebox';
import { Lines } from '@pasal/core/contract/schema';
import { CHAT_TEMPLATE_LENGTHS, MAX_CHAT_TEMPLATES, ORDER_FIELD_LENGTHS } from '../limits';

const Phone = Type.String({ maxLength: ORDER_FIELD_LENGTHS.phone });

/** Where the shop answers in chats: two phone numbers as they are stored, and the name of a page. */
const chats = {
  whatsapp: Phone,
  viber: Phone,
  messenger: Type.String({ maxLength: 50, description: 'the part of its address behind m.me/' }),
};

/** What every page needs of it (D146); what is not set is left out. */
export const PublicChats = Type.Partial(Type.Object(chats));
export type PublicChats = Static<typeof PublicChats>;

/** A message to a buyer that staff choose instead of typing it; placeholders stand for what the order says. */
export const ChatTemplate = Type.Object({
  name: Type.String({ minLength: 1, maxLength: CHAT_TEMPLATE_LENGTHS.name }),
  text: Lines({ minLength: 1, maxLength: CHAT_TEMPLATE_LENGTHS.text }),
  /** The same in Nepali, offered beside it (D162). */
  text_ne: Type.Optional(Lines({ maxLength: CHAT_TEMPLATE_LENGTHS.text })),
});
export type ChatTemplate = Static<typeof ChatTemplate>;

/** The chats as an owner sets them; an empty text is not shown. */
export const ChatSettings = Type.Object({
  ...chats,
  templates: Type.Array(ChatTemplate, { maxItems: MAX_CHAT_TEMPLATES }),
});
export type ChatSettings = Static<typeof ChatSettings>;

/** GET /site/chats; `version` is 0 before anyone has saved some. */
export const ChatSettingsResponse = Type.Object({
  settings: ChatSettings,
  version: Type.Integer(),
});
export type ChatSettingsResponse = Static<typeof ChatSettingsResponse>;

/** PUT /site/chats: everything at once, and the version it was read at. */
export const ChatSettingsRequest = Type.Object({
  settings: ChatSettings,
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});
export type ChatSettingsRequest = Static<typeof ChatSettingsRequest>;
export const ChatSettingsSavedResponse = Type.Object({
  message: Type.String(),
  ...ChatSettingsResponse.properties,
});
