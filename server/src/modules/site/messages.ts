/** What the shop says about its own settings. */
export const MAIL_SAVED = 'Message settings saved successfully!';
export const INVALID_EMAIL = 'Enter a valid e-mail address.';
export const SETTINGS_SAVED = 'Site settings saved successfully!';
export const SETTINGS_CHANGED =
  'Someone else has saved these settings meanwhile. Read what they are now, then save yours.';
export const SHOP_NAME_REQUIRED = 'Enter the name of the shop.';
export const INVALID_ADDRESS = 'Enter a whole web address, such as https://example.com.';
export const BANNER_ADDED = 'Banner added successfully!';
export const BANNER_UPDATED = 'Banner updated successfully!';
export const BANNER_DELETED = 'Banner deleted successfully!';
export const BANNERS_ORDERED = 'The order of the banners is saved.';
export const NO_SUCH_BANNER = 'This banner does not exist.';
export const BANNER_IS_EMPTY = 'A banner needs a title or a picture.';
export const TOO_MANY_BANNERS = 'There are as many banners as there can be. Delete one first.';
export const ONE_PICTURE = 'A banner has one picture.';
export const PICTURES_ADDED = 'Pictures added successfully!';
export const PICTURES_SAVED = 'The pictures are saved.';
export const PICTURES_NEEDED = 'Choose at least one picture.';
export const WRONG_PICTURES = 'These pictures are not the ones shown now.';
export const TOO_MANY_PICTURES = 'There are as many pictures as there can be. Remove one first.';
export const CHANGED_MEANWHILE =
  'Someone else has changed this meanwhile. Here is how it is now; please try again.';
