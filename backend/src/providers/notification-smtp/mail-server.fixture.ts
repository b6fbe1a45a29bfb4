import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type Letter = Email & { receivers: string[] };

type Say = (letter: Letter) => number | Promise<number>;

/** A mail server's response code: 250 accepts a mail, 451 defers it, 550 rejects it. */
const refusal = (code: number) => Object.assign(new Error("The test's server says so."), { responseCode: code });

/**
 * A real mail server in the test's own process. `taken` contains the accepted mails; `say` decides the response to
 * each. Call `close()` at the end.
 */
export async function aMailServer(options: SMTPServerOptions = {}) {
  const taken: Letter[] = [];
  const state: { say: Say } = { say: () => 250 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      void (async () => {
        const email = await PostalMime.parse(await buffer(stream));
        const letter = { ...email, receivers: session.envelope.rcptTo.map(({ address }) => address) };
        const code = await state.say(letter);
        if (code !== 250) return done(refusal(code));
        taken.push(letter);
        return done();
      })();
    },
    ...options,
  });
  // Some tests disconnect midway.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    answerWith: (say: Say) => {
      state.say = say;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
