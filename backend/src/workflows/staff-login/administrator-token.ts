import { limits } from "@haat/api-contract/limits";
import jwt from "jsonwebtoken";

type Login = { userId: string; authIdentityId: string; sessionId: string; secret: string };

/**
 * A token accepted by the guards of `/api/v1` and of the engine's admin while its session is valid. It has the claims
 * of the engine's own tokens, and the session.
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
