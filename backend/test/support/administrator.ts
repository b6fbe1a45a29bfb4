import { z } from "zod";
import { raw } from "./raw";

const email = "admin@haat.test";
const password = "Haat@Admin1";
const tokenSchema = z.object({ token: z.string().min(1) });

export type Administrator = {
  token: string;
  /** A call of the engine's admin API; answers the parsed body, throws on any status but 2xx. */
  adminFetch: <Answer>(
    method: string,
    path: `/admin/${string}`,
    body: unknown,
    answer: z.ZodType<Answer>,
  ) => Promise<Answer>;
};

/** The shop's first administrator, logged in at the engine's own door. `url` is another shop than the run's own. */
export async function anAdministrator({ url }: { url?: string } = {}): Promise<Administrator> {
  const login = await raw("POST", "/auth/user/emailpass", { url, body: { email, password } });
  if (login.status !== 200) throw new Error(`The administrator could not log in: ${login.status} ${login.text}`);
  const { token } = tokenSchema.parse(login.body);
  return {
    token,
    adminFetch: async (method, path, body, answer) => {
      const response = await raw(method, path, { url, body, headers: { authorization: `Bearer ${token}` } });
      if (response.status < 200 || response.status > 299) {
        throw new Error(`${method} ${path} answered ${response.status} ${response.text}`);
      }
      return answer.parse(response.body);
    },
  };
}
