import { limits } from "@haat/api-contract/limits";
import jwt from "jsonwebtoken";

type Login = { userId: string; authIdentityId: string; sessionId: string; secret: string };

/**
 * A token that the guards of `/api/v1` and of the engine's admin take while its session lives. It carries what the
 * engine's own tokens carry, and the session.
 */
export const administratorToken = ({ userId, authIdentityId, sessionId, secret }: Login): string =>
  jwt.sign(
    {
      actor_id: userId,
      actor_type: "user",
      auth_identity_id: authIdentityId,
      app_metadata: { user_id: userId },
      user_metadata: {},
      session_id: sessionId,
    },
    secret,
    { algorithm: "HS256", expiresIn: limits.staffTokenHours * 3600 },
  );
