import { limits } from "@haat/api-contract/limits";
import jwt from "jsonwebtoken";

type Login = {
  customerId: string;
  authIdentityId: string;
  /** See the module `shopper-login`. */
  loginVersion: number;
  secret: string;
};

/** A shopper's token: the engine reads `actor_id`, the shop's apps read `id` or `sub`. Valid for seven days. */
export const shopperToken = ({ customerId, authIdentityId, loginVersion, secret }: Login): string =>
  jwt.sign(
    {
      actor_id: customerId,
      actor_type: "customer",
      auth_identity_id: authIdentityId,
      app_metadata: { customer_id: customerId },
      user_metadata: {},
      id: customerId,
      login_version: loginVersion,
    },
    secret,
    { algorithm: "HS256", subject: customerId, expiresIn: `${limits.tokenDays}d` },
  );
