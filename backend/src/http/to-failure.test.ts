import { serviceMessages } from "@haat/api-contract/service/messages";
import { MedusaError } from "@medusajs/framework/utils";
import { ApiError } from "../errors/api-error";
import { toFailure } from "./to-failure";

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

describe("toFailure", () => {
  it("keeps the status, message and headers of an ApiError", () => {
    const error = new ApiError(429, "Later.", { headers: { "Retry-After": "3" } });
    expect(toFailure(error)).toBe(error);
  });

  it("restores an ApiError that a workflow has copied", () => {
    const copy = JSON.parse(
      JSON.stringify({ ...new ApiError(409, "x"), name: "ApiError", message: "Only 2 left in stock." }),
    );
    expect(toFailure(copy)).toMatchObject({ status: 409, message: "Only 2 left in stock." });
  });

  it.each([
    [MedusaError.Types.NOT_FOUND, 404],
    [MedusaError.Types.INVALID_DATA, 400],
    [MedusaError.Types.NOT_ALLOWED, 409],
    [MedusaError.Types.DUPLICATE_ERROR, 409],
    [MedusaError.Types.CONFLICT, 409],
    [MedusaError.Types.UNAUTHORIZED, 401],
    [MedusaError.Types.FORBIDDEN, 403],
  ])("maps the engine's %s to %d and keeps its message", (type, status) => {
    expect(toFailure(new MedusaError(type, "A sentence."))).toMatchObject({ status, message: "A sentence." });
  });

  it.each([
    withCode("ENOSPC: no space left on device, write", "ENOSPC"),
    withCode("could not extend file: No space left on device", "53100"),
    { name: "Error", message: "ENOSPC: no space left on device, write" },
    new Error("wrapped", { cause: withCode("EDQUOT: disk quota exceeded, open", "EDQUOT") }),
  ])("maps a full disk to 507: %j", (error) => {
    expect(toFailure(error)).toMatchObject({ status: 507, message: serviceMessages.storageFull });
  });

  it.each([
    withCode("connect ECONNREFUSED 127.0.0.1:5432", "ECONNREFUSED"),
    withCode("terminating connection due to administrator command", "57P01"),
    new Error("Connection terminated unexpectedly"),
    new Error("Knex: Timeout acquiring a connection. The pool is probably full."),
    new Error("wrapped", { cause: withCode("the database system is starting up", "57P03") }),
    new AggregateError([withCode("connect ECONNREFUSED ::1:5432", "ECONNREFUSED")]),
  ])("maps an unreachable database to 503: %s", (error) => {
    expect(toFailure(error)).toMatchObject({ status: 503, message: serviceMessages.unavailable });
  });

  it.each([
    new Error("insert into otp values ('secret') - duplicate key"),
    new MedusaError(MedusaError.Types.DB_ERROR, "select * from customer"),
    new MedusaError(MedusaError.Types.INVALID_DATA, "column c0.secret does not exist"),
    new MedusaError(MedusaError.Types.INVALID_DATA, 'column "secret" of relation "cart" does not exist'),
    new MedusaError(MedusaError.Types.INVALID_DATA, "Cannot set field 'title' of Cart line item to null"),
    new TypeError("Cannot read properties of undefined (reading 'x')"),
    "a string",
    null,
  ])("hides the message of an internal error: %s", (error) => {
    expect(toFailure(error)).toMatchObject({ status: 500, message: serviceMessages.unexpected });
  });

  it.each([
    [400, serviceMessages.malformedJson],
    [413, serviceMessages.bodyTooLarge],
    [415, serviceMessages.unsupportedMedia],
  ])("replaces the body parser's message for %d", (status, message) => {
    expect(toFailure(Object.assign(new Error("entity …"), { status }))).toMatchObject({ status, message });
  });
});
