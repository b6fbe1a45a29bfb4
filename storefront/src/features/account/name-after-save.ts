/** What the field shows once a save is answered: the name as it was kept, unless it has been typed in meanwhile. */
export const nameAfterSave = (typed: string, sent: string, kept: string): string => (typed === sent ? kept : typed);
