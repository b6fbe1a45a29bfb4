import { nameAfterSave } from "./profile";

it("shows the name as the shop kept it", () => {
  expect(nameAfterSave("  Asha Rao ", "  Asha Rao ", "Asha Rao")).toBe("Asha Rao");
});

it("leaves what was typed while the save ran", () => {
  expect(nameAfterSave("Asha Rao Iyer", "Asha Rao", "Asha Rao")).toBe("Asha Rao Iyer");
});
