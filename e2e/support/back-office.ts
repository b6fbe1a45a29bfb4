import type { APIRequestContext } from "@playwright/test";
import { administratorToken } from "./administrator-token";

/** Back-office actions on orders, by the API. */
export async function theBackOffice(request: APIRequestContext) {
  const token = administratorToken();
  const put = async (path: string, status: string) => {
    const answer = await request.put(`/api/v1${path}`, { headers: { authorization: token }, data: { status } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  return {
    moveOrder: (orderId: string, status: string) => put(`/updateOrderStatus/${orderId}`, status),
    /** The courier remits the cash of all of an order's delivered parcels. */
    receiveCash: async (orderId: string) => {
      const headers = { authorization: token };
      const { order } = await (await request.get(`/api/v1/back-office/orders/${orderId}`, { headers })).json();
      for (const { _id, cashDue } of order.parcels) {
        const data = { amount: cashDue, reference: "CR-1" };
        const answer = await request.post(`/api/v1/back-office/parcels/${_id}/cash`, { headers, data });
        if (!answer.ok()) throw new Error(`The cash answered ${answer.status()}: ${await answer.text()}`);
      }
    },
    decideReturn: (orderId: string, status: string) => put(`/return/${orderId}/status`, status),
  };
}
