import { taskMessages } from "@haat/api-contract/task/messages";
import type { FailedTask } from "@haat/api-contract/task/schemas";
import { taskText } from "@haat/api-contract/task/words";
import { instantText } from "@haat/ui/instants";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { toast } from "../lib/toast";
import { useRetryTask } from "./failed-tasks.queries";

/** Retries a task now. */
export function RetryButton({ task: { _id, name, failedAt } }: { task: FailedTask }) {
  const retry = useRetryTask();
  const again = async () => {
    try {
      toast.success((await retry.mutateAsync(_id)).message);
    } catch (error) {
      toast.error(errorMessage(error, taskMessages.retryFailed));
    }
  };
  return (
    <Button
      type="button"
      variant="secondary"
      className="h-11 min-[700px]:h-8"
      isLoading={retry.isPending}
      // Many rows have the same kind of task.
      aria-label={`Retry ${taskText(name)}, failed ${instantText(failedAt)}`}
      onClick={() => void again()}
    >
      Retry
    </Button>
  );
}
