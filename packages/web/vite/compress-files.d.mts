/** Lays a gzip and a Brotli copy beside each file of a folder; `quality` of Brotli, 0 to 11, is 11 unless given. */
export function compressFiles(folder: string, options?: { quality?: number }): Promise<void>;
