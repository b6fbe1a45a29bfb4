import { Attributes } from "./attributes";
import { Offers } from "./offers";
import { Specifications } from "./specifications";
import { Variants } from "./variants";

export const Details = () => (
  <div className="flex flex-col gap-8">
    <Variants />
    <Attributes />
    <Offers />
    <Specifications />
  </div>
);
