import { type SocialNetwork, socialNetworkNames, socialNetworks } from "@haat/api-contract/settings/social-networks";
import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "../policies/api/settings.queries";

/** The networks' logos in one colour, each on a 24 × 24 grid. */
const marks: Record<SocialNetwork, string> = {
  facebook:
    "M14 8.5V6.6c0-.9.3-1.4 1.6-1.4H17.500V2.200h-2.700C11.6 2.2 10.3 3.9 10.3 6.300v2.200H8v3.200h2.300V21.800H14v-10.100h2.900l.5-3.200z",
  instagram:
    "M7.5 2.500h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-9a3 3 0 0 0-3-3zm4.5 2.800a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.400zm0 2a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.400zM17.2 5.700a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.200z",
  x: "M3 3h5.300l4.5 6.200L18.2 3h2.600l-6.8 7.900L21.5 21h-5.300l-4.900-6.700L5.5 21H2.900l7.200-8.400zm3.9 1.9 10.3 14.200h1.500L8.4 4.900z",
  youtube:
    "M12 5c3.4 0 6.200.1 7.600.4 1.200.3 1.9 1 2.1 2.200.3 1.300.3 2.900.3 4.400s0 3.100-.3 4.400c-.2 1.200-.9 1.900-2.1 2.200-1.400.3-4.200.4-7.600.4s-6.200-.1-7.600-.4c-1.200-.3-1.900-1-2.100-2.200C2 15.1 2 13.5 2 12s0-3.100.3-4.400c.2-1.200.9-1.9 2.100-2.200C5.8 5.1 8.6 5 12 5zm-2 4v6l5.300-3z",
};

/** Links to the shop's social media profiles, from its settings; nothing if there are none. */
export function SocialLinks() {
  const { data: settings, isPending } = useQuery(settingsQuery);
  // As high as the links, to avoid a layout shift.
  if (isPending) return <div className="mt-4 h-11" />;
  const known = socialNetworks.flatMap((network) => {
    const address = settings?.social[network];
    return address ? [{ network, address }] : [];
  });
  if (known.length === 0) return null;
  return (
    <ul aria-label="Follow us" className="-ml-3 mt-4 flex">
      {known.map(({ network, address }) => (
        <li key={network}>
          <a
            href={address}
            target="_blank"
            rel="noopener"
            className="inline-flex size-11 items-center justify-center rounded-control text-muted transition hover:text-ink"
          >
            <span className="sr-only">Haat on {socialNetworkNames[network]}</span>
            <svg aria-hidden viewBox="0 0 24 24" className="size-5" fill="currentColor" fillRule="evenodd">
              <path d={marks[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
