import { useEffect, useState } from "react";

/** An object URL for a local file, while the component is mounted. */
export function useObjectAddress(file: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
