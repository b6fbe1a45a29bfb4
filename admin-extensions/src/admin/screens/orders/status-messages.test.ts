import { orderMessages } from "@haat/api-contract/order/messages";
import { storedOrderStatuses } from "@haat/api-contract/order/words";
import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { parcelStatuses } from "@haat/api-contract/parcel/words";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import { returnStatuses } from "@haat/api-contract/return-request/words";
import { statusLooks } from "./order-words";

const said = [
  ...storedOrderStatuses.flatMap((status) =>
    [orderMessages.statusUpdated, orderMessages.statusUnchanged, orderMessages.cannotCancel].map((say) => ({
      text: say(status),
      label: statusLooks[status].label,
    })),
  ),
];

// @spec messages-use-screens-labels
it.each(said)("$text: uses the screen's label", ({ text, label }) => {
  expect(text).toContain(label.toLowerCase());
  expect(text).not.toContain("placed");
});

// @spec messages-use-screens-labels
it("no message of a parcel or a return contains an internal status name", () => {
  const ofParcels = parcelStatuses.flatMap((status) => [
    parcelMessages.moved(status),
    parcelMessages.unchanged(status),
    parcelMessages.cannotCancel(status),
    parcelMessages.cannotMove(status, status),
  ]);
  const ofReturns = Object.values(returnMessages).flatMap((say) =>
    typeof say === "function"
      ? returnStatuses.map((status) => String((say as (word: string) => string)(status)))
      : [say],
  );
  for (const text of [...ofParcels, ...ofReturns]) expect(text).not.toMatch(/\bplaced\b/);
});
