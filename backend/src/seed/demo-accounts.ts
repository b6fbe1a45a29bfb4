/** Known to everybody: made in demo mode only. */
export const demoAdministrator = { email: "admin@haat.test", password: "Haat@Admin1", name: "Asha Menon" } as const;
