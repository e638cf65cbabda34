/** The shop's messages about its own settings. */
export const mailSaved = 'Message settings saved successfully!';
export const invalidEmail = 'Enter a valid email address.';
export const remarksSaved = 'Remarks saved successfully!';
export const chatsSaved = 'Chats saved successfully!';
export const invalidPhone = 'Enter a valid phone number, such as 98XXXXXXXX.';
export const invalidPage =
  "Enter the page's name alone, such as yourshop: 5 to 50 letters, digits and dots.";
export const unknownPlaceholders = (written: readonly string[], known: readonly string[]) =>
  `${written.join(', ')} can't be filled in. Use ${known.join(', ')}.`;
export const settingsSaved = 'Site settings saved successfully!';
export const settingsChanged =
  'Someone else has saved these settings in the meantime. Check the latest, then save yours.';
export const shopNameRequired = 'Enter the name of the shop.';
export const invalidAddress = 'Enter a full web address, such as https://example.com.';
export const calendarSaved = 'Calendar saved successfully!';
export const yearTwice = 'This year is entered twice. Remove one.';
export const yearGap = (year: number) => `Add ${year} first: this year begins where that one ends.`;
export const looksSaved = 'Looks saved successfully!';
export const wrongLooks = 'Send the logo and the icon, each once.';
export const bannerAdded = 'Banner added successfully!';
export const bannerUpdated = 'Banner updated successfully!';
export const bannerDeleted = 'Banner deleted successfully!';
export const bannersOrdered = 'Banner order saved.';
export const noSuchBanner = "This banner doesn't exist.";
export const bannerIsEmpty = 'A banner needs a title or a picture.';
export const tooManyBanners = "You've reached the limit for banners. Delete one first.";
export const onePicture = 'A banner has one picture.';
export const picturesAdded = 'Pictures added successfully!';
export const picturesSaved = 'Pictures saved.';
export const picturesNeeded = 'Choose at least one picture.';
export const wrongPictures = "These pictures aren't the ones shown now.";
export const tooManyPictures = "You've reached the limit for pictures. Remove one first.";
export const changedMeanwhile =
  "Someone else has changed this in the meantime. Here's the latest. Please try again.";
