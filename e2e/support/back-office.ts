import type { APIRequestContext } from "@playwright/test";

const administrator = { email: "admin@haat.test", password: "Haat@Admin1" };

/** What the back office does with orders, by the API. */
export async function theBackOffice(request: APIRequestContext) {
  const login = await request.post("/auth/user/emailpass", { data: administrator });
  const { token } = (await login.json()) as { token: string };
  const put = async (path: string, status: string) => {
    const answer = await request.put(`/api/v1${path}`, { headers: { authorization: token }, data: { status } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  return {
    moveOrder: (orderId: string, status: string) => put(`/updateOrderStatus/${orderId}`, status),
    decideReturn: (orderId: string, status: string) => put(`/return/${orderId}/status`, status),
  };
}
