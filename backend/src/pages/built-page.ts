/** The storefront's page as it was built. */
export type BuiltPage = {
  html: string;
  etag: string;
  /** Sends it as it is. */
  send: () => void;
};
