import { fileMessages } from "@haat/api-contract/file/messages";
import { type FileRule, fileProblem, fileTypes } from "@haat/api-contract/file/rules";
import { classNames } from "@haat/ui/class-names";
import { FileButton } from "@haat/ui/file-button";
import { fileSize } from "@haat/ui/format";
import { IconButton } from "@haat/ui/icon-button";
import { useObjectAddress } from "@haat/ui/use-object-address";
import Camera from "lucide-react/icons/camera";
import CircleAlert from "lucide-react/icons/circle-alert";
import ImagePlus from "lucide-react/icons/image-plus";
import X from "lucide-react/icons/x";
import { type DragEvent, type ReactNode, useId, useState } from "react";

/** Texts of a picture field. */
const pictureFieldTexts = {
  choose: "Choose image",
  chooseOther: "Choose another image",
  takePhoto: "Take a photo",
  orDrop: "or drop it here",
  remove: "Remove image",
} as const;

type Props = {
  label: string;
  /** The accepted files, in words. */
  hint: string;
  rule: FileRule;
  picture: File | null;
  onChange: (picture: File | null) => void;
};

/**
 * A field for one picture: chosen, dropped, or taken with the camera, with a preview and a remove button. It rejects
 * what the server would reject, with the same messages.
 */
export function PictureField({ label, hint, rule, picture, onChange }: Props) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const accept = rule.kinds.map((kind) => fileTypes[kind]).join(",");
  const describedBy = problem ? `${id}-hint ${id}-problem` : `${id}-hint`;

  async function choose(file: File): Promise<void> {
    const found = await fileProblem(file, rule);
    setProblem(found);
    if (!found) onChange(file);
  }
  function remove(found: string | null): void {
    setProblem(found);
    onChange(null);
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void choose(file);
  }

  const chooser = { accept, describedBy, invalid: problem !== null, onChoose: choose };
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="flex flex-col gap-1.5"
    >
      <p id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </p>
      {picture ? (
        <ChosenPicture
          picture={picture}
          onUnreadable={() => remove(fileMessages.unreadablePicture)}
          onRemove={() => remove(null)}
        >
          <FileButton {...chooser}>{pictureFieldTexts.chooseOther}</FileButton>
        </ChosenPicture>
      ) : (
        <div
          className={classNames(
            "flex flex-wrap items-center justify-center gap-3 rounded-control border border-dashed px-4 py-5 transition",
            over ? "border-primary bg-primary-soft" : "border-edge",
          )}
        >
          <FileButton {...chooser}>
            <ImagePlus aria-hidden className="size-5" />
            {pictureFieldTexts.choose}
          </FileButton>
          <FileButton {...chooser} camera className="hidden [@media(pointer:coarse)]:block">
            <Camera aria-hidden className="size-5" />
            {pictureFieldTexts.takePhoto}
          </FileButton>
          <span className="text-sm text-muted [@media(pointer:coarse)]:hidden">{pictureFieldTexts.orDrop}</span>
        </div>
      )}
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="flex items-start gap-1.5 text-sm text-sale">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      )}
    </div>
  );
}

type ChosenPictureProps = { picture: File; onUnreadable: () => void; onRemove: () => void; children: ReactNode };

/** The picture to be sent, with its name, size and remove button. */
function ChosenPicture({ picture, onUnreadable, onRemove, children }: ChosenPictureProps) {
  const address = useObjectAddress(picture);
  return (
    <div className="flex items-start gap-4 rounded-control border border-line p-3">
      {address && (
        <img
          src={address}
          alt="Selected"
          onError={onUnreadable}
          className="size-24 shrink-0 rounded-control bg-sunken object-cover"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <p className="w-full truncate text-sm">
          {picture.name}
          <span className="block text-muted">{fileSize(picture.size)}</span>
        </p>
        {children}
      </div>
      <IconButton label={pictureFieldTexts.remove} onClick={onRemove} className="-mr-1 -mt-1">
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
