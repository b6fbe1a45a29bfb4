import { longDay, shortDay } from "@haat/ui/days";
import { ColumnsAndLine } from "../shared/columns-and-line";
import type { Part } from "./overview.queries";

type Days = Part<"sales">["days"];

/** Sales per day, and those of the previous days. */
export const DaysChart = ({ days, before }: { days: Days; before: Days }) => (
  <ColumnsAndLine
    points={days.map(({ day, sales }, at) => ({
      name: shortDay(day),
      full: longDay(day),
      sales,
      before: before[at]?.sales ?? 0,
    }))}
    columns={{ key: "sales", name: "Sales" }}
    line={{ key: "before", name: "Previous 30 days" }}
  />
);
