import { createHmac } from "node:crypto";
import { keys } from "#sms/sms-providers.fixture";

type Id = string | null;

/**
 * Posts providers' reports of SMS as they do; each resolves to the answer's status.
 *
 * @param at the shop's own address, and the public one that Twilio signs
 */
export function smsReports(at: { url: string; publicUrl: string; msg91Secret: string }) {
  const path = "/api/v1/sms-reports";
  const signedUrl = `${at.publicUrl}${path}/twilio`;
  const post = async (place: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(fields);
    return (await fetch(`${at.url}${path}/${place}`, { method: "POST", body, headers })).status;
  };
  return {
    signedUrl,
    post,
    byTwilio: (id: Id, status: string, token = keys.token) => {
      const signed = createHmac("sha1", token).update(`${signedUrl}MessageSid${id}MessageStatus${status}`);
      const headers = { "x-twilio-signature": signed.digest("base64") };
      return post("twilio", { MessageStatus: status, MessageSid: String(id) }, headers);
    },
    byMsg91: (requestId: Id, secret = at.msg91Secret) =>
      post(`msg91?secret=${secret}`, {
        data: JSON.stringify([{ requestId, report: [{ status: "2", desc: "NDNC" }] }]),
      }),
  };
}
