declare module "@20minutes/s3rver" {
  type Context = { method: string; path: string; headers: object; query: object; status: number };

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    /** The request handlers, in order. */
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    store: { listObjects(bucket: string, options: object): Promise<{ objects: { key: string }[] }> };
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
