import { PolicyPage } from "../features/policies/policy-page";

export const Component = () => (
  <PolicyPage
    title="Privacy Policy"
    intro="What we know about you, why, and who else gets to know it."
    parts={[
      {
        title: "What we keep",
        points: [
          "Your e-mail address or mobile number, so that you can log in with a one-time code.",
          "Your orders with their delivery addresses, so that we can deliver them and answer your questions.",
          "Your cart, your wishlist and the reviews that you write.",
        ],
      },
      {
        title: "Who sees it",
        points: [
          "Couriers get the name, address and mobile number that they need to deliver.",
          "Other shoppers see your reviews, never your e-mail address or mobile number.",
          "We don't sell what we know about you.",
        ],
      },
      {
        title: "On your device",
        points: [
          "Your browser keeps your login and your e-mail address until you log out.",
          "We set no advertising cookies and follow nobody across other sites.",
        ],
      },
    ]}
  />
);
