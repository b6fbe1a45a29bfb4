import { get } from "node:http";

/** A response to a request with another Host header: `fetch` always sends the URL's own. */
export const textAs = (host: string, address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { host, "x-forwarded-host": host } }, (response) => {
      response.setEncoding("utf8");
      let text = "";
      response.on("data", (part: string) => {
        text += part;
      });
      response.on("end", () => resolve(text));
      response.on("error", reject);
    }).on("error", reject);
  });
