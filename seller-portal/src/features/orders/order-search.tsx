import { Button } from "@haat/ui/button";
import { Input } from "@haat/ui/input";
import { useState } from "react";

type Props = { search: string; onSearch: (text: string) => void };

/** Searches orders by number. */
export function OrderSearch({ search, onSearch }: Props) {
  const [text, setText] = useState(search);
  return (
    <search>
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <Input
          type="search"
          inputMode="numeric"
          aria-label="Order number"
          placeholder="Order number"
          value={text}
          maxLength={20}
          onChange={(event) => {
            setText(event.target.value);
            if (event.target.value === "" && search !== "") onSearch("");
          }}
          className="xl:w-48"
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
    </search>
  );
}
