/** The files that are read as tables, for who chooses one. */
export const TABLE_FILES = '.csv,.tsv,.txt,text/csv,.xlsx,.xlsm,.xls,.ods';
