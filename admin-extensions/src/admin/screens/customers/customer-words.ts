import { noValue } from "../shared/no-value";
/** What stands for somebody without a name. */
export const nameOf = ({
  name,
  email,
  mobile,
}: {
  name: string;
  email: string | null;
  mobile: string | null;
}): string => name || email || mobile || noValue;
