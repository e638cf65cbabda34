export const nameColumns = "Name this courier's columns";
