import { operationNoticeNames } from "@haat/api-contract/operations/words";
import { screens } from "../screens";
import { durationText, noticeWords } from "./operations-words";

it.each([
  [0, "0 s"],
  [59, "59 s"],
  [60, "1 min"],
  [3_599, "59 min"],
  [3_600, "1 h"],
  [11_100, "3 h 5 min"],
  [86_400, "1 d"],
  [187_200, "2 d 4 h"],
])("%i seconds are %s", (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

it("every notice says what to do, and leads to a screen with that permission", () => {
  for (const notice of operationNoticeNames) {
    const { text, help } = noticeWords[notice];
    expect(text).toMatch(/\.$/);
    if (help) expect(screens).toContainEqual(expect.objectContaining({ path: help.to, permission: help.permission }));
  }
});
