import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectFingerSized } from "../../support/accessibility";
import { saying } from "../../support/answers";
import { listOf } from "../../support/list-screen";
import { heading, said } from "../../support/screen";
import { aMember, openBackOffice } from "../../support/staff";
import { answerOf, failedTasks, retryingTasks } from "../../support/tasks-that-failed";

const lists = "**/api/v1/back-office/failed-tasks?*";
const retries = /\/back-office\/failed-tasks\/\w+\/retry$/;

/** A shop with failed tasks; a retried one is no longer listed. Returns the retried ids. */
async function withFailures(page: Page): Promise<string[]> {
  const retried: string[] = [];
  await page.route(lists, (route) => {
    const isRetrying = new URL(route.request().url()).searchParams.get("state") === "retrying";
    const failed = failedTasks.filter(({ _id }) => !retried.includes(_id));
    return route.fulfill({ json: answerOf(isRetrying ? retryingTasks : failed) });
  });
  await page.route(retries, (route) => {
    retried.push(new URL(route.request().url()).pathname.split("/").at(-2) ?? "");
    return route.fulfill({ json: { success: true, message: "The task is being retried." } });
  });
  return retried;
}

// @spec failed-tasks-seen failed-tasks-retried
test("Staff see what failed in the background, and retry it", async ({ page, request }) => {
  const { token } = await aMember(request, ["view_settings", "edit_settings"]);
  const retried = await withFailures(page);
  await openBackOffice(page, "/dashboard/failed-tasks", token);
  await expect(heading(page, "Failed tasks")).toBeVisible();
  const { list, row, card } = listOf(page, "Failed tasks");
  const task = (text: string) => row(text).or(card(text));
  await expect(task("Send a message")).toContainText("User unknown");
  await expect(task("Run reconciliation")).toContainText("4 of 4");
  await expect(task("Run reconciliation")).toContainText("25 Nov 2026");
  await expect(task("a-task-of-an-earlier-release")).toContainText("The server stopped while the task was running.");
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  await expectAccessible(page, ["color-contrast"]);
  await page.evaluate(() => document.documentElement.classList.remove("dark"));

  const state = list.getByLabel("State", { exact: true });
  await expect(state).toHaveValue("failed");
  await state.selectOption("Retrying");
  await expect(page).toHaveURL(/state=retrying/);
  await expect(task("ECONNREFUSED")).toContainText("7 of 16");
  await expect(task("ECONNREFUSED")).toContainText(/Next attempt 25 Nov 2026/);
  await expectAccessible(page);
  await state.selectOption("Failed");

  const retry = (words: string) => list.getByRole("button", { name: `Retry ${words}, failed 25 Nov 2026` });
  await expectFingerSized(list.getByRole("button", { name: /^Retry/ }));
  await retry("Run reconciliation").click();
  await said(page, "The task is being retried.");
  await expect(task("Run reconciliation")).toHaveCount(0);
  expect(retried).toEqual(["4698"]);

  // Someone else was faster.
  await page.route(retries, saying(409, "This task is already being retried."), { times: 1 });
  await retry("Send a message").click();
  await said(page, "This task is already being retried.");
  expect(retried).toEqual(["4698"]);
});

// @spec failed-tasks-seen
test("A shop without failed tasks says so, and one that cannot load them retries @once", async ({ page, request }) => {
  const { token } = await aMember(request, ["view_settings"]);
  await page.route(lists, saying(500, "Something went wrong on our side."));
  await openBackOffice(page, "/dashboard/failed-tasks", token);
  await said(page, "Could not fetch the failed tasks.");
  await expectAccessible(page);
  await page.unroute(lists);
  await page.route(lists, (route) => route.fulfill({ json: answerOf([]) }));
  await page.getByRole("button", { name: "Try Again" }).click();
  await said(page, "No failed tasks.");
  await expectAccessible(page);
  await page.getByLabel("State", { exact: true }).selectOption("Retrying");
  await said(page, "No tasks are being retried.");
});

// @spec failed-tasks-retried
test("Staff with view_settings alone cannot retry @once", async ({ page, request }) => {
  const { token } = await aMember(request, ["view_settings"]);
  await withFailures(page);
  await openBackOffice(page, "/dashboard/failed-tasks", token);
  const { list } = listOf(page, "Failed tasks");
  await expect(list.getByText("Run reconciliation")).toBeVisible();
  await expect(list.getByRole("button", { name: /^Retry/ })).toHaveCount(0);
  await expect(list.getByRole("columnheader", { name: "Action" })).toHaveCount(0);
});

// @spec overview-begins-what-waits
test("The overview links to failed tasks, if there are any @once", async ({ page }) => {
  await page.route("**/back-office/to-do", async (route) => {
    const response = await route.fetch();
    const { toDo } = (await response.json()) as { toDo: object };
    await route.fulfill({ response, json: { success: true, toDo: { ...toDo, failedTasks: 4 } } });
  });
  await withFailures(page);
  await openBackOffice(page);
  await page.getByRole("link", { name: "4 failed tasks" }).click();
  await expect(heading(page, "Failed tasks")).toBeVisible();
  await expect(page).toHaveURL(/state=failed/);
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("failed");
});
