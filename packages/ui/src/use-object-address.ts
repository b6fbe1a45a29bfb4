import { useEffect, useState } from "react";

/** An address at which the page itself can show a file that it holds, as long as it does. */
export function useObjectAddress(file: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
