import type { Request } from "@haat/api-contract/client";
import { ApiError } from "@haat/web/api-error";
import { sentAgainAfterLogin } from "./sent-again";

const aRequest = (method: string): Request => ({ method, path: "/cart", body: undefined, headers: {} });

/** A server that gives these responses in turn; errors are thrown. */
function answering(...answers: unknown[]) {
  const sent: Request[] = [];
  const send = async (request: Request) => {
    sent.push(request);
    const answer = answers[sent.length - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { send, sent };
}

const rejected = new ApiError(401, "Authentication error. Please log in again.", null);
const yes = async () => true;
const no = async () => false;
const expired = () => "expired";

describe("a call whose token was rejected", () => {
  it("is retried after a login if it is a change", async () => {
    const { send, sent } = answering(rejected, "done");
    await expect(sentAgainAfterLogin(send, expired, yes)(aRequest("POST"))).resolves.toBe("done");
    expect(sent).toHaveLength(2);
  });

  it("fails with its original error if nobody logs in", async () => {
    const { send, sent } = answering(rejected);
    await expect(sentAgainAfterLogin(send, expired, no)(aRequest("POST"))).rejects.toBe(rejected);
    expect(sent).toHaveLength(1);
  });

  it("prompts for a login once, and does not wait for it, if it is a read", async () => {
    let asked = 0;
    const never = () => {
      asked += 1;
      return new Promise<boolean>(() => undefined);
    };
    await expect(sentAgainAfterLogin(answering(rejected).send, expired, never)(aRequest("GET"))).rejects.toBe(rejected);
    expect(asked).toBe(1);
  });

  it("prompts for no login if it fails for another reason", async () => {
    const refused = new ApiError(409, "Only 2 left in stock.", null);
    const never = () => Promise.reject(new Error("asked for a login"));
    await expect(sentAgainAfterLogin(answering(refused).send, expired, never)(aRequest("POST"))).rejects.toBe(refused);
  });

  it("prompts for no login if there was one since it was sent", async () => {
    const never = () => Promise.reject(new Error("asked for a login"));
    const read = answering(rejected);
    await expect(sentAgainAfterLogin(read.send, newerEachTime(), never)(aRequest("GET"))).rejects.toBe(rejected);
    const change = answering(rejected, "done");
    await expect(sentAgainAfterLogin(change.send, newerEachTime(), never)(aRequest("POST"))).resolves.toBe("done");
  });
});

/** The token of a shopper who logs in while a call is in progress. */
function newerEachTime(): () => string {
  let logins = 0;
  return () => `token ${++logins}`;
}
