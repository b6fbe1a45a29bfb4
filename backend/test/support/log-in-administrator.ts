import { z } from "zod";
import { raw } from "./raw";
import { latestCode } from "./shopper";

type Login = { url: string; email: string; password: string };

const tokenSchema = z.object({ token: z.string().min(1) });
const tokens = new Map<string, Promise<string>>();

/** Logs in by both steps, the code read from the outbox. Once a shop and file: a code is sent only every 30 seconds. */
export function logInByBothSteps(login: Login): Promise<string> {
  const key = `${login.url} ${login.email}`;
  const token = tokens.get(key) ?? bothSteps(login);
  tokens.set(key, token);
  return token;
}

async function bothSteps({ url, email, password }: Login): Promise<string> {
  const ask = (body: object) => raw("POST", "/api/v1/admin-login", { url, body });
  const sent = await ask({ email, password });
  if (sent.status !== 200) throw new Error(`The password was refused: ${sent.status} ${sent.text}`);
  const answer = await ask({ email, otp: await latestCode(email, url) });
  if (answer.status !== 200) throw new Error(`The code was refused: ${answer.status} ${answer.text}`);
  return tokenSchema.parse(answer.body).token;
}
