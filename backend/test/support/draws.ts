import fc from "fast-check";
import { laneSeed } from "./lane";

/** Every property test of the backend uses the lane's seed. */
fc.configureGlobal({ seed: laneSeed });

export default fc;
