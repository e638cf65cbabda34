/** What the shop says about its own settings. */
export const mailSaved = 'Message settings saved successfully!';
export const invalidEmail = 'Enter a valid e-mail address.';
export const settingsSaved = 'Site settings saved successfully!';
export const settingsChanged =
  'Someone else has saved these settings meanwhile. Read what they are now, then save yours.';
export const shopNameRequired = 'Enter the name of the shop.';
export const invalidAddress = 'Enter a whole web address, such as https://example.com.';
export const bannerAdded = 'Banner added successfully!';
export const bannerUpdated = 'Banner updated successfully!';
export const bannerDeleted = 'Banner deleted successfully!';
export const bannersOrdered = 'The order of the banners is saved.';
export const noSuchBanner = 'This banner does not exist.';
export const bannerIsEmpty = 'A banner needs a title or a picture.';
export const tooManyBanners = 'There are as many banners as there can be. Delete one first.';
export const onePicture = 'A banner has one picture.';
export const picturesAdded = 'Pictures added successfully!';
export const picturesSaved = 'The pictures are saved.';
export const picturesNeeded = 'Choose at least one picture.';
export const wrongPictures = 'These pictures are not the ones shown now.';
export const tooManyPictures = 'There are as many pictures as there can be. Remove one first.';
export const changedMeanwhile =
  'Someone else has changed this meanwhile. Here is how it is now; please try again.';
