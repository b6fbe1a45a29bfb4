import { videoRule } from "@haat/api-contract/file/rules";
import { isVideoAddress } from "@haat/api-contract/product/fields";
import { productLimits } from "@haat/api-contract/product/limits";
import { Trash } from "@medusajs/icons";
import { Button, IconButton } from "@medusajs/ui";
import { useController, useFormContext } from "react-hook-form";
import { usePreview } from "../chosen-file";
import { useFieldError } from "../field";
import { controlClass, TextField } from "../inputs";
import { FieldError } from "../labelled-field";
import { labels } from "../labels";
import type { Medium, ProductValues } from "../values";
import { AddFiles } from "./add-files";
import { drawMediumKey } from "./take-files";

/** Videos, uploaded or by URL. */
export function VideoList() {
  const { field } = useController<ProductValues, "videos">({ name: "videos" });
  const { getValues, setValue, setError, clearErrors } = useFormContext<ProductValues>();
  const add = () => {
    const url = getValues("newVideo").trim();
    const problem = newVideoProblem(url, field.value);
    if (problem) return setError("newVideo", { type: "validate", message: problem }, { shouldFocus: true });
    clearErrors("newVideo");
    setValue("newVideo", "");
    field.onChange([...field.value, { key: drawMediumKey(), url }]);
  };
  return (
    <div className="flex flex-col gap-3">
      <h4 className="text-ui-fg-base font-medium">{labels.videos}</h4>
      {field.value.length > 0 && (
        <ul aria-label={labels.videos} className="flex flex-col gap-2">
          {field.value.map((video, place) => (
            <Video
              key={video.key}
              video={video}
              place={place}
              onRemove={() => field.onChange(field.value.filter(({ key }) => key !== video.key))}
            />
          ))}
        </ul>
      )}
      <AddFiles
        name="videos"
        media={field.value}
        onChange={field.onChange}
        rule={videoRule}
        max={productLimits.videos}
        label="Upload videos"
        hint="MP4, WebM or Ogg, up to 50MB each."
      />
      <div className="flex items-start gap-2">
        <TextField name="newVideo" label="Video URL" type="url" placeholder="https://" className="flex-1" onAdd={add} />
        <Button type="button" variant="secondary" className={`mt-7 ${controlClass}`} onClick={add}>
          Add URL
        </Button>
      </div>
    </div>
  );
}

/** Why a URL cannot be added as a video; null if it can. */
function newVideoProblem(url: string, videos: readonly Medium[]): string | null {
  if (!isVideoAddress(url)) return "Video URL must be a URL that begins with https://.";
  if (videos.some((video) => video.url === url)) return "This video has already been added.";
  return videos.length >= productLimits.videos ? "No more videos can be added." : null;
}

const isOwn = (url: string) => url.startsWith("/");

function Video({ video, place, onRemove }: { video: Medium; place: number; onRemove: () => void }) {
  const preview = usePreview(video.file ?? null);
  const error = useFieldError(`videos.${place}.url`);
  const name = video.file?.name ?? video.url;
  // A URL stored before this rule may point to a host that the security policy blocks.
  const source = preview ?? (video.url && isVideoAddress(video.url) ? video.url : undefined);
  return (
    <li className="border-ui-border-base flex items-center gap-3 rounded-lg border p-2">
      {source ? (
        <video
          src={source}
          controls
          muted
          preload="metadata"
          aria-label={name}
          className="h-20 w-32 rounded bg-black"
        />
      ) : (
        <span className="bg-ui-bg-component text-ui-fg-muted flex h-20 w-32 shrink-0 items-center justify-center rounded">
          Video
        </span>
      )}
      <div className="min-w-0 flex-1">
        {video.url && !isOwn(video.url) ? (
          <a
            href={video.url}
            target="_blank"
            rel="noreferrer"
            className="text-ui-fg-interactive block truncate underline"
          >
            {name}
          </a>
        ) : (
          <span className="text-ui-fg-base block truncate">{name}</span>
        )}
        {error && <FieldError id={`video-error-${place}`}>{error}</FieldError>}
      </div>
      <IconButton type="button" variant="transparent" aria-label={`Remove video ${place + 1}`} onClick={onRemove}>
        <Trash />
      </IconButton>
    </li>
  );
}
