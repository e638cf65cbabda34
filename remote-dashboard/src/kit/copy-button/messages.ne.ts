export const copied = 'कपी भयो।';
export const notCopied = 'ब्राउजरले कपी गर्न दिएन। लेखिएको कुरा छानेर कपी गर्नुहोस्।';
