import type { Endpoint } from "../call";
import {
  homeAnswerSchema,
  homeSavedAnswerSchema,
  managedHomeAnswerSchema,
  saveHomeBodySchema,
  scheduleHomeBodySchema,
  unscheduleHomeQuerySchema,
} from "./schemas";

export const homeEndpoints = {
  getManagedHome: { summary: "Reads the rows of the home page", response: managedHomeAnswerSchema },
  saveHome: {
    summary: "Arranges the rows of the home page",
    body: saveHomeBodySchema,
    response: homeSavedAnswerSchema,
  },
  scheduleHome: {
    summary: "Arranges the rows that the home page has from a time to come",
    body: scheduleHomeBodySchema,
    response: homeSavedAnswerSchema,
  },
  unscheduleHome: {
    summary: "Removes the scheduled rows of the home page",
    query: unscheduleHomeQuerySchema,
    response: homeSavedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;

export const shopperHomeEndpoints = {
  getHome: { summary: "Lists the rows of the home page", response: homeAnswerSchema },
} as const satisfies Record<string, Endpoint>;
