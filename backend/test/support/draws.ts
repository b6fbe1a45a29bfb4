import fc from "fast-check";
import { laneSeed } from "./lane";

/** Every property of the backend is drawn from the lane's seed. */
fc.configureGlobal({ seed: laneSeed });

export default fc;
