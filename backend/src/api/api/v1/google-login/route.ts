import { areInForce } from "@haat/api-contract/consent/versions";
import { defineRoute } from "#http/define-route";
import { logInWithGoogle } from "#workflows/login/log-in-with-google";

export const POST = defineRoute("googleLogin", ({ body: { token, agreed }, scope }) =>
  logInWithGoogle(scope, { credential: token, agrees: areInForce(agreed) }),
);
