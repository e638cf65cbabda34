import { Type, type Static } from '@sinclair/typebox';
import { Lines, Nullable, OneOf, Timestamp } from '@pasal/core/contract/schema';
import { MAX_PAGE_CHARACTERS, PAGE_KINDS, TEXT_LANGUAGES } from '../limits';

const Kind = OneOf(PAGE_KINDS);
const Language = OneOf(TEXT_LANGUAGES);
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

export const PageParams = Type.Object({ kind: Kind });
/** English unless another language is named. */
export const PageQuery = Type.Object({ language: Type.Optional(Language) });

/** GET /site/pages/{kind}: the text as visitors read it, and the language it is in. */
export const OwnerPageResponse = Type.Object({ html: Type.String(), language: Language });
export type OwnerPageResponse = Static<typeof OwnerPageResponse>;

export const PageTextParams = Type.Object({ kind: Kind, language: Language });
export type PageTextParams = Static<typeof PageTextParams>;

/** Where a text of a page stands: without a publication visitors read the text Pasal came with, or English. */
const PageTextState = Type.Object({
  /** When it was published last, and by whom; null where nothing is. */
  published: Nullable(Type.Object({ at: Timestamp, by: Type.String() })),
  has_draft: Type.Boolean(),
});

/** GET /site/pages: every page in every language. */
export const PageTextsResponse = Type.Object({
  texts: Type.Array(Type.Object({ ...PageTextParams.properties, ...PageTextState.properties })),
});
export type PageTextsResponse = Static<typeof PageTextsResponse>;
export type PageTextState = Static<typeof PageTextState>;

/** GET /site/pages/{kind}/{language}/draft: the text to edit; `version` is 0 before anyone has saved one. */
export const PageDraftResponse = Type.Object({
  settings: Type.Object({ html: Type.String() }),
  version: Type.Integer(),
  ...PageTextState.properties,
});
export type PageDraftResponse = Static<typeof PageDraftResponse>;

/** PUT of the same: the whole text, and the version it was read at. */
export const PageDraftRequest = Type.Object({
  html: Lines({ maxLength: MAX_PAGE_CHARACTERS }),
  version: Version,
});
export type PageDraftRequest = Static<typeof PageDraftRequest>;

export const PageSavedResponse = Type.Object({
  message: Type.String(),
  ...PageDraftResponse.properties,
});
export type PageSavedResponse = Static<typeof PageSavedResponse>;

/** GET /site/pages/{kind}/{language}/versions: what was published, newest first. */
export const PageVersionsResponse = Type.Object({
  versions: Type.Array(
    Type.Object({
      id: Type.Integer(),
      at: Timestamp,
      by: Type.String(),
      /** Its first words; empty where the owner's text was taken away. */
      words: Type.String(),
    }),
  ),
});
export type PageVersionsResponse = Static<typeof PageVersionsResponse>;

/** POST /site/pages/{kind}/{language}/take-back: `id` of its history, or null for the text Pasal came with. */
export const TakeBackRequest = Type.Object({
  id: Nullable(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  version: Version,
});
export type TakeBackRequest = Static<typeof TakeBackRequest>;
