import { defineRoute } from "#http/define-route";
import { logInWithGoogle } from "#workflows/login/log-in-with-google";

export const POST = defineRoute("googleLogin", ({ body, scope }) => logInWithGoogle(scope, body.token));
