import type { APIRequestContext } from "@playwright/test";
import { administratorToken } from "./administrator-token";

/** What the back office does with orders, by the API. */
export async function theBackOffice(request: APIRequestContext) {
  const token = administratorToken();
  const put = async (path: string, status: string) => {
    const answer = await request.put(`/api/v1${path}`, { headers: { authorization: token }, data: { status } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  return {
    moveOrder: (orderId: string, status: string) => put(`/updateOrderStatus/${orderId}`, status),
    decideReturn: (orderId: string, status: string) => put(`/return/${orderId}/status`, status),
  };
}
