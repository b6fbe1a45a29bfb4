import { classNames } from "@haat/ui/class-names";
import { useRotation } from "@haat/ui/use-rotation";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useState } from "react";
import evening from "./scenes/evening.svg";
import fabrics from "./scenes/fabrics.svg";
import fruit from "./scenes/fruit.svg";
import pottery from "./scenes/pottery.svg";

const scenes = [
  { name: "fruit", picture: fruit },
  { name: "fabrics", picture: fabrics },
  { name: "pottery", picture: pottery },
  { name: "evening", picture: evening },
];
const stayMs = 5_000;

/** The bazaar in the background. Its animation can be stopped, and with reduced motion it does not start. */
export function BazaarScenes() {
  const [stopped, setStopped] = useState(false);
  const { index } = useRotation(scenes.length, stayMs, !stopped);
  return (
    <div className="relative h-36 overflow-hidden bg-sunken sm:h-48 lg:sticky lg:top-0 lg:h-dvh">
      {scenes.map(({ name, picture }, place) => (
        <img
          key={name}
          src={picture}
          alt=""
          data-scene={name}
          data-shown={place === index}
          className={classNames(
            "absolute inset-0 size-full object-cover object-[50%_64%] transition-opacity duration-1000",
            place === index ? "opacity-100" : "opacity-0",
          )}
        />
      ))}
      <p className="absolute bottom-10 left-10 hidden max-w-sm rounded-card bg-surface p-6 shadow-overlay lg:block">
        <strong className="block text-xl font-semibold leading-tight">Your store on Haat</strong>
        <span className="mt-2 block text-muted">
          Register with your mobile number, email, and GSTIN or PAN. You can sell as soon as your account is approved.
        </span>
      </p>
      <button
        type="button"
        aria-label={stopped ? "Play slideshow" : "Pause slideshow"}
        onClick={() => setStopped(!stopped)}
        className="absolute right-3 top-3 flex size-9 items-center justify-center rounded-full bg-surface text-ink motion-reduce:hidden"
      >
        {stopped ? <Play aria-hidden className="size-4" /> : <Pause aria-hidden className="size-4" />}
      </button>
    </div>
  );
}
