import type { Banner } from "@haat/api-contract/catalog/schemas";
import { classNames } from "@haat/ui/class-names";
import { IconButton } from "@haat/ui/icon-button";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";

type Props = {
  banners: Array<Pick<Banner, "_id" | "title">>;
  index: number;
  onShow: (place: number) => void;
  stopped: boolean;
  onStop: (stopped: boolean) => void;
};

const arrow = "absolute top-1/2 hidden -translate-y-1/2 no-script:!hidden sm:inline-flex";

export const BannerControls = ({ banners, index, onShow, stopped, onStop }: Props) => (
  <>
    <IconButton filled label="Previous banner" onClick={() => onShow(index - 1)} className={`${arrow} left-4`}>
      <ChevronLeft aria-hidden className="size-5" />
    </IconButton>
    <IconButton filled label="Next banner" onClick={() => onShow(index + 1)} className={`${arrow} right-4`}>
      <ChevronRight aria-hidden className="size-5" />
    </IconButton>
    <div className="mx-auto mt-2 flex no-script:!hidden items-center rounded-full px-1 sm:absolute sm:bottom-3 lg:left-24 lg:bottom-5 sm:left-16 sm:mt-0 sm:bg-surface/85">
      {banners.map(({ _id, title }, place) => (
        <button
          key={_id}
          type="button"
          aria-label={`Banner ${place + 1}: ${title}`}
          aria-current={place === index}
          onClick={() => onShow(place)}
          className="flex size-7 items-center justify-center rounded-full"
        >
          <span
            className={classNames(
              "h-2 rounded-full transition-all",
              place === index ? "w-5 bg-primary" : "w-2 bg-edge",
            )}
          />
        </button>
      ))}
      <button
        type="button"
        aria-label={stopped ? "Play banners" : "Pause banners"}
        onClick={() => onStop(!stopped)}
        className="flex size-7 items-center justify-center rounded-full text-ink"
      >
        {stopped ? <Play aria-hidden className="size-3.5" /> : <Pause aria-hidden className="size-3.5" />}
      </button>
    </div>
  </>
);
