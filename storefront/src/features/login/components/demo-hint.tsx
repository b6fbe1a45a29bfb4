import { DemoHint as Hint } from "@haat/ui/demo-hint";
import { loginTexts } from "../texts";

/** In the demo shop, the way to the code. */
export const DemoHint = ({ identifier }: { identifier: string }) => (
  <Hint text={loginTexts.demoHint} linkLabel={loginTexts.demoLink} to={identifier} />
);
