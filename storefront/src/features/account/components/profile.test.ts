import { nameAfterSave } from "./profile";

it("shows the name as the server saved it", () => {
  expect(nameAfterSave("  Asha Rao ", "  Asha Rao ", "Asha Rao")).toBe("Asha Rao");
});

it("keeps what was typed while the save was in progress", () => {
  expect(nameAfterSave("Asha Rao Iyer", "Asha Rao", "Asha Rao")).toBe("Asha Rao Iyer");
});
