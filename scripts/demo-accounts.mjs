/** The demo shop's initial accounts; shoppers sign up with a code. */
export const demoAccounts = {
  administrator: { email: "admin@haat.test", password: "Haat@Admin1" },
  "catalogue editor": { email: "editor@haat.test", password: "Haat@Editor1" },
  seller: { email: "seller@haat.test", password: "Haat@Seller1" },
};
