import type { APIRequestContext, APIResponse, Page } from "@playwright/test";
import { logInAdministrator } from "../../scripts/log-in-administrator.mjs";
import { administratorToken } from "./administrator-token";
import { mailedPath } from "./mailed-path";

/** Opens the back office as a browser that is already logged in: with this token, or the first administrator's. */
export async function openBackOffice(page: Page, path = "/dashboard", token = administratorToken()): Promise<void> {
  await page.goto("/favicon.svg");
  await page.evaluate((token) => localStorage.setItem("adminToken", token), token);
  await page.goto(path);
}

async function fieldsOf(answer: APIResponse) {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** API calls by the first administrator. */
export function asAdministrator(request: APIRequestContext) {
  const headers = { authorization: administratorToken() };
  return {
    read: async (path: string) => fieldsOf(await request.get(`/api/v1${path}`, { headers })),
    post: async (path: string, data: object) => fieldsOf(await request.post(`/api/v1${path}`, { headers, data })),
    put: async (path: string, data: object) => fieldsOf(await request.put(`/api/v1${path}`, { headers, data })),
    remove: async (path: string) => fieldsOf(await request.delete(`/api/v1${path}`, { headers })),
  };
}

let members = 0;

/** A name that no other test uses. */
export function aNewName(beginning: string): string {
  members += 1;
  return `${beginning} ${process.pid}-${Date.now().toString(36)}-${members}`;
}

export const staffEmail = (name: string): string => `${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}@haat.test`;

/** The newest invitation to this address, as a path of the shop; it is sent a moment later. */
export const invitationPath = (request: APIRequestContext, to: string): Promise<string> =>
  mailedPath(request, to, /https?:\/\/\S+\/adminlogin\/welcome\?token=\S+/);

export type Member = { id: string; name: string; email: string; password: string; roleId: string; token: string };

/** A new role that grants these permissions. */
export async function aRole(request: APIRequestContext, permissions: string[], name = aNewName("Role")) {
  const office = asAdministrator(request);
  const { data } = (await office.read("/permissions")) as { data: { _id: string; name: string }[] };
  const ids = data.filter((permission) => permissions.includes(permission.name)).map(({ _id }) => _id);
  if (ids.length !== permissions.length) throw new Error(`Not all are known: ${permissions.join(", ")}`);
  const made = await office.post("/role", { name, permissions: ids, status: "active" });
  return made.data as { _id: string; name: string };
}

/** A new member of staff who has accepted the invitation and logged in with both steps. */
export async function aMember(request: APIRequestContext, permissions: string[]): Promise<Member> {
  const name = aNewName("Staff");
  const [email, password] = [staffEmail(name), "three words together"];
  const role = await aRole(request, permissions);
  const { member } = (await asAdministrator(request).post("/back-office/staff", {
    email,
    name,
    roles: [role._id],
  })) as {
    member: { _id: string };
  };
  const path = await invitationPath(request, email);
  const token = new URLSearchParams(path.split("?")[1]).get("token");
  const joined = await request.post("/api/v1/back-office/invitation", { data: { token, password } });
  await fieldsOf(joined);
  const account = { email, password };
  const { origin } = new URL(joined.url());
  return { ...account, id: member._id, name, roleId: role._id, token: await logInAdministrator(origin, account) };
}
