import { sellerTypes } from "@haat/api-contract/seller/words";
import { RadioRow } from "@haat/ui/radio";
import type { UseFormRegisterReturn } from "react-hook-form";
import { sellerTypeWords } from "../../lib/seller-type-words";

export const SellerTypeChoice = ({ control }: { control: UseFormRegisterReturn<"sellerType"> }) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-semibold">What do you sell?</legend>
    <div className="flex flex-col gap-2">
      {sellerTypes.map((type) => (
        <RadioRow key={type} {...control} value={type}>
          <span>
            <span className="block font-medium">{sellerTypeWords[type].name}</span>
            <span className="block text-sm text-muted">{sellerTypeWords[type].sells}</span>
          </span>
        </RadioRow>
      ))}
    </div>
  </fieldset>
);
