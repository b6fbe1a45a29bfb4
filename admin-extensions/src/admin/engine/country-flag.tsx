type Props = { countryCode: string; "aria-label"?: string };

/** In place of `react-country-flag`, which asks a foreign host for pictures: the letters of the country. */
const CountryFlag = ({ countryCode, "aria-label": label }: Props) => (
  <span role="img" aria-label={label ?? countryCode} className="text-ui-fg-subtle text-[10px] leading-3">
    {countryCode.toUpperCase()}
  </span>
);

export default CountryFlag;
