import { sendingKey } from "./sending-key";

it("the same content has the same key, other content another one", () => {
  let count = 0;
  const key = sendingKey(() => `key ${++count}`);
  expect(key({ title: "Lamp" })).toBe("key 1");
  expect(key({ title: "Lamp" })).toBe("key 1");
  expect(key({ title: "Lamp 2" })).toBe("key 2");
});

it("keys are long and unique", () => {
  const keys = Array.from({ length: 20 }, () => sendingKey()({}));
  expect(new Set(keys).size).toBe(20);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});
