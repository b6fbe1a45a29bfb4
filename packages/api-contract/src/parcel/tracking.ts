import { z } from "zod";
import { versionSchema } from "../back-office/lists";
import { limits } from "../limits";
import { parcelMessages } from "./messages";

const trackingSchema = z.object({ carrier: z.string(), trackingNumber: z.string() });

/** What an entry of a history says where the tracking of what had left was corrected. */
export const trackingCorrectionSchema = trackingSchema.extend({ was: trackingSchema });
export type TrackingCorrection = z.infer<typeof trackingCorrectionSchema>;

/** The entries of a history that moved something on: a correction changes the tracking and no status. */
export const stepsOf = <Entry extends { correction?: TrackingCorrection | null }>(history: readonly Entry[]): Entry[] =>
  history.filter(({ correction }) => !correction);

const trackingField = z.string().trim().min(1, parcelMessages.trackingMissing).max(limits.maxTrackingLength);

export const correctTrackingBodySchema = z.object({
  carrier: trackingField,
  trackingNumber: trackingField,
  /** The state that the caller has seen; a correction of another is refused. */
  version: versionSchema.optional(),
});
export type CorrectTrackingInput = z.input<typeof correctTrackingBodySchema>;
