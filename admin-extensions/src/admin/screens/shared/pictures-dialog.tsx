import { ViewDialog } from "./view-dialog";

type Props = { title: string; text?: string; pictures: readonly string[]; onClose: () => void };

/** Enlarged pictures; each opens in full size in a new tab. */
export const PicturesDialog = ({ title, text, pictures, onClose }: Props) => (
  <ViewDialog title={title} {...(text ? { text } : {})} onClose={onClose} width="middle">
    <ul className="grid gap-4">
      {pictures.map((address, place) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer" className="block">
            <img
              src={address}
              alt={`Proof ${place + 1} of ${pictures.length}`}
              className="bg-ui-bg-component max-h-[60dvh] w-full rounded-lg object-contain"
            />
            <span className="text-ui-fg-interactive mt-1 inline-block">Open full size</span>
          </a>
        </li>
      ))}
    </ul>
  </ViewDialog>
);
