import { Type, type Static } from '@sinclair/typebox';
import { Nullable } from '@pasal/core/contract/schema';

const Path = Type.String();

/** Six digits in small letters. */
const Color = Type.String({ pattern: '^#[0-9a-f]{6}$', description: 'a colour, such as #f8c14a' });

/** A picture with its size, so that its place is kept for it. */
const SizedPicture = Type.Object({
  path: Path,
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
});
export type SizedPicture = Static<typeof SizedPicture>;

/** What every page needs of the shop's own looks (D105); what is left out is Pasal's. */
export const PublicLooks = Type.Object({
  logo: Type.Optional(SizedPicture),
  /** The accent and the colours that follow from it. */
  accent: Type.Optional(
    Type.Object({ accent: Color, onAccent: Color, softLight: Color, softDark: Color }),
  ),
});
export type PublicLooks = Static<typeof PublicLooks>;

/** The looks as an owner chooses them; null stands for Pasal's own. */
export const Looks = Type.Object({
  accent: Nullable(Color),
  logo: Nullable(SizedPicture),
  icon: Nullable(Path),
});
export type Looks = Static<typeof Looks>;

/** GET /site/looks; `version` is 0 before anyone has saved some. */
export const LooksResponse = Type.Object({ settings: Looks, version: Type.Integer() });
export type LooksResponse = Static<typeof LooksResponse>;

/** What becomes of a picture. */
const PictureChoice = Type.Union([Type.Literal('keep'), Type.Literal('new'), Type.Literal('none')]);

/** The texts of that form. */
export const LooksTexts = Type.Object({
  version: Type.String({ pattern: '^[0-9]{1,9}$', description: 'the version it was read at' }),
  accent: Type.Union([Color, Type.Literal('')], { description: "empty for Pasal's own" }),
  logo: PictureChoice,
  icon: PictureChoice,
});
export type LooksTexts = Static<typeof LooksTexts>;

/** PUT /site/looks, as `multipart/form-data`: pictures that are `new`, the logo's before the icon's. */
export const LooksForm = Type.Object({
  ...LooksTexts.properties,
  pictures: Type.Array(Type.String({ format: 'binary', description: 'PNG, JPEG, WebP or AVIF' }), {
    maxItems: 2,
  }),
});
export const LooksSavedResponse = Type.Object({
  message: Type.String(),
  ...LooksResponse.properties,
});
