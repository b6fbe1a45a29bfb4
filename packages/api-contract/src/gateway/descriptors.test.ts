import { gatewayNames } from "../payment/words";
import type { GatewayDescriptor } from "./descriptor";
import { gatewayDescriptors } from "./descriptors";

describe.each(gatewayNames)("the descriptor of %s", (name) => {
  const { keys, callback, ...texts }: GatewayDescriptor = gatewayDescriptors[name];
  const variables = Object.values(keys).flatMap(({ variable }) => variable ?? []);

  it("identifies its callback and its keys' mode, and has all texts", () => {
    expect(callback.shape.gateway?.safeParse(name).success).toBe(true);
    expect(keys.keyId.form.source).toContain("(test|live)");
    for (const text of Object.values(texts)) expect(text).not.toBe("");
  });

  it("has for each key a variable that no other gateway uses, or none at all", () => {
    expect([0, 3]).toContain(new Set(variables).size);
    const all = gatewayNames.flatMap((one) =>
      Object.values(gatewayDescriptors[one].keys).map(({ variable }) => variable),
    );
    for (const variable of variables) expect(all.filter((one) => one === variable)).toHaveLength(1);
  });
});
