import { z } from "zod";
import { versionSchema } from "../back-office/lists";
import { limits } from "../limits";
import { parcelMessages } from "./messages";

const trackingSchema = z.object({ carrier: z.string(), trackingNumber: z.string() });

/** The part of a history entry that records a tracking correction after shipping. */
export const trackingCorrectionSchema = trackingSchema.extend({ was: trackingSchema });
export type TrackingCorrection = z.infer<typeof trackingCorrectionSchema>;

/** The entries of a history that changed the status: a correction changes only the tracking. */
export const stepsOf = <Entry extends { correction?: TrackingCorrection | null }>(history: readonly Entry[]): Entry[] =>
  history.filter(({ correction }) => !correction);

const trackingField = z.string().trim().min(1, parcelMessages.trackingMissing).max(limits.maxTrackingLength);

export const correctTrackingBodySchema = z.object({
  carrier: trackingField,
  trackingNumber: trackingField,
  /** The version that the caller has read; if it is stale, the correction is rejected. */
  version: versionSchema.optional(),
});
export type CorrectTrackingInput = z.input<typeof correctTrackingBodySchema>;
