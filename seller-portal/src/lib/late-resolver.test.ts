import type { Resolver, ResolverOptions, ResolverResult } from "react-hook-form";
import { lateResolver } from "./late-resolver";

type Draft = { name: string };
const options: ResolverOptions<Draft> = { fields: {}, shouldUseNativeValidation: false };
const missing: ResolverResult<Draft> = { values: {}, errors: { name: { type: "missing" } } };
const resolver: Resolver<Draft> = ({ name }) => (name ? { values: { name }, errors: {} } : missing);

describe("a form validated by lazily loaded code", () => {
  it("is validated by that code", async () => {
    const late = lateResolver(async () => ({ resolver }));
    expect(await late({ name: "Asha" }, undefined, options)).toEqual({ values: { name: "Asha" }, errors: {} });
    expect((await late({ name: "" }, undefined, options)).errors).toHaveProperty("name");
  });

  it("is invalid while that code cannot be loaded, and recovers once it can", async () => {
    const loads = [() => Promise.reject(new TypeError("offline")), async () => ({ resolver })];
    const late = lateResolver<Draft>(() => (loads.shift() as () => Promise<{ resolver: Resolver<Draft> }>)());
    expect((await late({ name: "Asha" }, undefined, options)).errors).toHaveProperty("root.message");
    expect((await late({ name: "Asha" }, undefined, options)).errors).toEqual({});
  });
});
