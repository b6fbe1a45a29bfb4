import { limits } from "@haat/api-contract/limits";
import { loginMessages } from "@haat/api-contract/login/messages";
import type { SellerMe } from "@haat/api-contract/seller/schemas";
import { sellerSettingsMessages } from "@haat/api-contract/seller-settings/messages";
import type { SellerContact } from "@haat/api-contract/seller-settings/schemas";
import { Badge } from "@haat/ui/badge";
import { Button } from "@haat/ui/button";
import { Field } from "@haat/ui/field";
import { Input } from "@haat/ui/input";
import { errorMessage, hasStatus } from "@haat/web/api-error";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import { useState } from "react";
import { api } from "../../lib/api";
import { toast } from "../../lib/toast";
import { readableMobile } from "../account/account-facts";
import { meQuery } from "../account/api/me.queries";

const words: Record<SellerContact, { name: string; verify: string }> = {
  email: { name: "Email", verify: "Verify email" },
  mobile: { name: "Mobile number", verify: "Verify mobile number" },
};

/** Verifies the account's e-mail address and mobile number with codes. */
export function ContactVerification({ seller }: { seller: SellerMe }) {
  return (
    <section aria-labelledby="verification" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="verification" className="text-lg">
        Verification
      </h2>
      {!(seller.emailVerified && seller.mobileVerified) && (
        <p className="mb-3 mt-1 max-w-text text-sm text-muted">
          We'll send you a code. Your email address must be verified before your account can be approved.
        </p>
      )}
      <ul className="divide-y divide-line">
        <Contact contact="email" value={seller.email} verified={seller.emailVerified} />
        <Contact contact="mobile" value={readableMobile(seller.mobileNumber)} verified={seller.mobileVerified} />
      </ul>
    </section>
  );
}

type ContactProps = { contact: SellerContact; value: string; verified: boolean };

function Contact({ contact, value, verified }: ContactProps) {
  const [sent, setSent] = useState(false);
  const { name, verify } = words[contact];
  const send = useMutation({
    mutationFn: () => api.call("verifySellerContact", { body: { contact } }),
    onSuccess: ({ message }) => {
      setSent(true);
      toast.success(message);
    },
    onError: (error) => {
      // A code was sent recently: it can still be entered, even after a reload.
      if (hasStatus(error, 429)) setSent(true);
      toast.error(errorMessage(error, loginMessages.sendFailed));
    },
  });
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 text-sm">
          <p className="text-muted">{name}</p>
          <p className="break-words font-medium">{value}</p>
        </div>
        <Badge tone={verified ? "success" : "warning"}>
          {verified ? (
            <CircleCheck aria-hidden className="size-3.5" />
          ) : (
            <CircleDashed aria-hidden className="size-3.5" />
          )}
          {verified ? "Verified" : "Not verified"}
        </Badge>
      </div>
      {!verified && (
        <>
          {sent && <CodeForm contact={contact} />}
          <Button variant="secondary" size="small" busy={send.isPending} className="mt-3" onClick={() => send.mutate()}>
            {sent ? "Resend code" : verify}
          </Button>
        </>
      )}
    </li>
  );
}

function CodeForm({ contact }: { contact: SellerContact }) {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const client = useQueryClient();
  const redeem = useMutation({
    mutationFn: (otp: string) => api.call("verifySellerContact", { body: { contact, otp } }),
    onSuccess: ({ seller, message }) => {
      client.setQueryData(meQuery.queryKey, seller);
      toast.success(message);
    },
    onError: (error) => setProblem(errorMessage(error, sellerSettingsMessages.verifyFailed)),
  });
  return (
    <form
      noValidate
      className="mt-3 flex max-w-md flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === limits.otpLength) redeem.mutate(code);
        else setProblem(loginMessages.otpIncomplete);
      }}
    >
      <Field
        label={`Code sent to your ${contact === "email" ? "email" : "mobile"}`}
        {...(problem ? { error: problem } : {})}
      >
        {(control) => (
          <Input
            {...control}
            value={code}
            onChange={({ target }) => {
              setCode(target.value.replace(/\D/g, ""));
              setProblem(null);
            }}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={limits.otpLength}
            aria-required
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={redeem.isPending}>
          Confirm code
        </Button>
      </div>
    </form>
  );
}
