/** The oldest version of PostgreSQL that the shop supports: older ones lack what our statements use. */
export const oldestPostgres = 15;

/** @param versionNumber `server_version_num` of the server, such as 170010 for 17.10 */
export const isPostgresOld = (versionNumber: number): boolean => versionNumber < oldestPostgres * 10_000;
