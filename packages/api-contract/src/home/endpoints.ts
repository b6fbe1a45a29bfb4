import type { Endpoint } from "../call";
import { homeAnswerSchema, homeSavedAnswerSchema, managedHomeAnswerSchema, saveHomeBodySchema } from "./schemas";

export const homeEndpoints = {
  getManagedHome: { summary: "Reads the rows of the home page", response: managedHomeAnswerSchema },
  saveHome: {
    summary: "Arranges the rows of the home page",
    body: saveHomeBodySchema,
    response: homeSavedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;

export const shopperHomeEndpoints = {
  getHome: { summary: "Lists the rows of the home page", response: homeAnswerSchema },
} as const satisfies Record<string, Endpoint>;
