type Props = { countryCode: string; "aria-label"?: string };

/** Replaces `react-country-flag`, which loads pictures from a third-party host, with the country's letters. */
const CountryFlag = ({ countryCode, "aria-label": label }: Props) => (
  <span role="img" aria-label={label ?? countryCode} className="text-ui-fg-subtle text-[10px] leading-3">
    {countryCode.toUpperCase()}
  </span>
);

export default CountryFlag;
