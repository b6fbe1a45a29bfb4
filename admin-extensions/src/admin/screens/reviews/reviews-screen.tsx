import { staffReviewMessages } from "@haat/api-contract/review/messages";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { noAnswer, useErrorToast } from "../lib/failures";
import { showOutcome } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { ChoiceFilter } from "../shared/choice-filter";
import { PageHead } from "../shared/page-head";
import { RecordList, useListState } from "../shared/record-list";
import { AnswerModal } from "./answer-modal";
import { reviewColumns } from "./review-columns";
import { type ReviewRow, reviewsQuery, useModerateReview } from "./reviews.queries";

const spec: ListSpec = { filters: ["rating", "hidden", "answered"], sort: "createdAt", order: "desc" };

const filters = [
  {
    name: "rating",
    label: "Stars",
    all: "All ratings",
    choices: ["5", "4", "3", "2", "1"].map((stars) => ({
      value: stars,
      label: stars === "1" ? "1 star" : `${stars} stars`,
    })),
  },
  {
    name: "hidden",
    label: "Visibility",
    all: "Shown and hidden",
    choices: [
      { value: "false", label: "Shown" },
      { value: "true", label: "Hidden" },
    ],
  },
  {
    name: "answered",
    label: "Reply",
    all: "With and without reply",
    choices: [
      { value: "false", label: "Not replied" },
      { value: "true", label: "Replied" },
    ],
  },
];

/** Buyers' reviews, the newest first: to hide, show and answer. */
export default function ReviewsScreen() {
  const list = useListState(spec);
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(reviewsQuery(list.state));
  const [answered, setAnswered] = useState<ReviewRow | null>(null);
  const moderate = useModerateReview();
  useErrorToast(error, staffReviewMessages.listFailed);

  const show = ({ _id: id }: ReviewRow, shown: boolean) =>
    showOutcome(moderate.mutateAsync({ id, body: { hidden: !shown } }), {
      done: shown ? staffReviewMessages.shown : staffReviewMessages.hidden,
      failed: staffReviewMessages.saveFailed(noAnswer),
    });
  const canEdit = can("edit_product");
  const columns = reviewColumns({ onShow: canEdit ? show : undefined, onAnswer: canEdit ? setAnswered : undefined });

  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title="Reviews"
        text="Customer reviews, newest first. Hidden reviews are not shown and don't count towards ratings."
      />
      <RecordList
        label="Reviews"
        columns={columns}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.reviews, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{ text: staffReviewMessages.none }}
        errorText={staffReviewMessages.listFailed}
        searchFor="Search by comment, customer or product"
        filters={filters.map((filter) => <ChoiceFilter key={filter.name} list={list} {...filter} />)}
      />
      {answered && <AnswerModal review={answered} onClose={() => setAnswered(null)} />}
    </div>
  );
}
