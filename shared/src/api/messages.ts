/** Shown when the shop can't be reached at all (D37). */
export const CONNECTION_MESSAGE = "Can't reach the shop. Check your connection.";
