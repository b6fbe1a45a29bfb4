/** Says which state of a parcel `p` was read: its history only grows. */
export const parcelVersionSql = "jsonb_array_length(p.history)::text";
