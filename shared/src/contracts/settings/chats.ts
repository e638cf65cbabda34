import { Type, type Static } from '@sinclair/typebox';
import { Lines } from '@pasal/core/contract/schema';
import { CHAT_TEMPLATE_LENGTHS, MAX_CHAT_TEMPLATES, ORDER_FIELD_LENGTHS } from '../limits';

const Phone = Type.String({ maxLength: ORDER_FIELD_LENGTHS.phone });

/** The shop's chat contacts: two phone numbers in stored form, and a page name. */
const chats = {
  whatsapp: Phone,
  viber: Phone,
  messenger: Type.String({ maxLength: 50, description: 'the part of its address behind m.me/' }),
};

/** The part that every page needs (D146); unset fields are omitted. */
export const PublicChats = Type.Partial(Type.Object(chats));
export type PublicChats = Static<typeof PublicChats>;

/** A predefined message to a buyer; placeholders stand for the order's details. */
export const ChatTemplate = Type.Object({
  name: Type.String({ minLength: 1, maxLength: CHAT_TEMPLATE_LENGTHS.name }),
  text: Lines({ minLength: 1, maxLength: CHAT_TEMPLATE_LENGTHS.text }),
  /** The same in Nepali, offered alongside (D162). */
  text_ne: Type.Optional(Lines({ maxLength: CHAT_TEMPLATE_LENGTHS.text })),
});
export type ChatTemplate = Static<typeof ChatTemplate>;

/** The chat settings of an owner; an empty text isn't shown. */
export const ChatSettings = Type.Object({
  ...chats,
  templates: Type.Array(ChatTemplate, { maxItems: MAX_CHAT_TEMPLATES }),
});
export type ChatSettings = Static<typeof ChatSettings>;

/** GET /site/chats; `version` is 0 before the first save. */
export const ChatSettingsResponse = Type.Object({
  settings: ChatSettings,
  version: Type.Integer(),
});
export type ChatSettingsResponse = Static<typeof ChatSettingsResponse>;

/** PUT /site/chats: replaces all settings at the version read. */
export const ChatSettingsRequest = Type.Object({
  settings: ChatSettings,
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});
export type ChatSettingsRequest = Static<typeof ChatSettingsRequest>;
export const ChatSettingsSavedResponse = Type.Object({
  message: Type.String(),
  ...ChatSettingsResponse.properties,
});
