import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:net";

Object.assign(process.env, { JWT_SECRET: "a-secret", COOKIE_SECRET: "another-secret" });

import { sealMessage } from "../../messages/sealed-message";
import { SmtpNotificationService } from "./service";

/** Just enough of a mail server to be handed one letter. */
function mailServer(): { server: Server; letter: Promise<string> } {
  let deliver: (letter: string) => void = () => undefined;
  const letter = new Promise<string>((resolve) => {
    deliver = resolve;
  });
  const server = createServer((socket) => {
    let data: string | undefined;
    socket.write("220 ready\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      if (data !== undefined) {
        data += text;
        if (!data.endsWith("\r\n.\r\n")) return;
        deliver(data);
        data = undefined;
        socket.write("250 kept\r\n");
      } else if (/^DATA/i.test(text)) {
        data = "";
        socket.write("354 go on\r\n");
      } else socket.write(/^QUIT/i.test(text) ? "221 bye\r\n" : "250 fine\r\n");
    });
  });
  return { server, letter };
}

it("hands a sealed message to the mail server in the clear", async () => {
  const { server, letter } = mailServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const provider = new SmtpNotificationService(undefined, {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: "Haat <shop@example.test>",
  });
  try {
    const data = sealMessage({ subject: "Your code", text: "123456 is your code.", code: "123456" });
    await provider.send({ to: "asha@example.test", channel: "email", template: "login-code", data });
    const text = await letter;
    expect(text).toContain("To: asha@example.test");
    expect(text).toContain("From: Haat <shop@example.test>");
    expect(text).toContain("123456 is your code.");
  } finally {
    provider.close();
    server.close();
  }
});
