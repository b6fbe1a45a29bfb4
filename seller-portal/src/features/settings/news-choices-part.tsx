import { sellerSettingsMessages } from "@haat/api-contract/seller-settings/messages";
import type { NewsChoices } from "@haat/api-contract/seller-settings/schemas";
import { type NewsTopic, newsChannels, newsTopics } from "@haat/api-contract/seller-settings/topics";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { Checkbox } from "@haat/ui/checkbox";
import { ErrorState } from "@haat/ui/error-state";
import { Skeleton } from "@haat/ui/skeleton";
import { errorMessage } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "../../lib/toast";
import { newsChoicesQuery, useSaveNewsChoices } from "./api/settings.queries";

const topicWords: Record<NewsTopic, string> = {
  orders: "New and cancelled orders",
  returns: "Returns",
  lowStock: "Low stock",
  products: "Product approvals",
  payouts: "Payouts",
};
const channelWords = { bell: "In the portal", mail: "By email" };

/** Which notifications the seller gets; shows the stored choice until it is changed. */
export function NewsChoicesPart() {
  const { data: choices, error, isFetching, refetch } = useQuery(newsChoicesQuery);
  if (!choices && error) {
    return (
      <ErrorState
        title={sellerSettingsMessages.choicesFetchFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!choices) {
    return (
      <div role="status">
        <span className="sr-only">Loading...</span>
        <Skeleton className="h-48" />
      </div>
    );
  }
  return <NewsChoicesForm choices={choices} />;
}

function NewsChoicesForm({ choices }: { choices: NewsChoices }) {
  const [chosen, setChosen] = useState(choices);
  const save = useSaveNewsChoices();
  const submit = () => save.mutate(chosen, { onSuccess: ({ message }) => toast.success(message) });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="flex flex-col divide-y divide-line">
        {newsTopics.map((topic) => (
          <fieldset key={topic} className="py-3 sm:flex sm:items-center sm:justify-between sm:gap-6">
            <legend className="float-left text-sm font-semibold max-sm:mb-1 max-sm:w-full">{topicWords[topic]}</legend>
            <div className="flex flex-wrap gap-x-6 text-sm max-sm:clear-both">
              {newsChannels.map((channel) => (
                <Checkbox
                  key={channel}
                  checked={chosen[topic][channel]}
                  onChange={({ target }) =>
                    setChosen({ ...chosen, [topic]: { ...chosen[topic], [channel]: target.checked } })
                  }
                >
                  {channelWords[channel]}
                </Checkbox>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {save.error && (
        <div className="mt-4">
          <Alert>{errorMessage(save.error, sellerSettingsMessages.choicesFailed)}</Alert>
        </div>
      )}
      <Button type="submit" busy={save.isPending} className="mt-5 max-sm:w-full">
        {save.isPending ? "Saving..." : "Save notifications"}
      </Button>
    </form>
  );
}
