export const nothing = (query: string) => `“${query}” को कुनै नतिजा भेटिएन।`;
export const advice = 'हिज्जे जाँच्नुहोस् वा कम शब्द लेखेर खोज्नुहोस्।';
export const nearWords = 'के यो खोज्नुभएको हो?';
export const categories = 'वर्ग हेर्नुहोस्';
export const browse = 'किनमेल जारी राख्नुहोस्';
