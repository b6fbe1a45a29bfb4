const width = 960;
const stripeWidth = 80;
const stripes = Array.from({ length: width / stripeWidth }, (_, place) => place * stripeWidth);
const joints = [180, 260, 340, 420, 500, 580, 660, 740, 820];

const teal = "#0F5C5C";
const cream = "#FFF6E6";
const marigold = "#F5A524";

/** An awning over three arches in the evening: the shop before it opens. Inline SVG, so that nothing is fetched. */
export const Bazaar = () => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${width} 1000`}
    preserveAspectRatio="xMidYMin slice"
    className="absolute inset-0 size-full"
  >
    <rect width={width} height="1000" fill="#0B4646" />
    <Wall />
    {[160, 480, 800].map((middle) => (
      <Arch key={middle} middle={middle} />
    ))}
    <rect y="900" width={width} height="100" fill="#083636" />
    <Goods />
    <Awning />
    {[320, 640].map((at) => (
      <Lantern key={at} at={at} />
    ))}
  </svg>
);

const Awning = () => (
  <g>
    <rect width={width} height="150" fill="#062B2B" opacity="0.35" transform="translate(0 18)" />
    {stripes.map((left) => {
      const fill = left % (2 * stripeWidth) === 0 ? marigold : cream;
      return (
        <g key={left}>
          <rect x={left} width={stripeWidth} height="120" fill={fill} />
          <path d={`M${left} 120a40 40 0 0 0 80 0z`} fill={fill} />
          <path d={`M${left} 120a40 40 0 0 0 80 0z`} fill="#1C1917" opacity="0.1" />
        </g>
      );
    })}
    <rect width={width} height="14" fill="#1C1917" opacity="0.16" />
  </g>
);

const Wall = () => (
  <g fill="none" stroke="#ffffff" strokeOpacity="0.05" strokeWidth="2">
    {joints.map((height) => (
      <path key={height} d={`M0 ${height}H${width}`} />
    ))}
  </g>
);

/** A scalloped arch, lit from within. */
const Arch = ({ middle }: { middle: number }) => (
  <g transform={`translate(${middle} 0)`}>
    <path d="M-130 900V470q0-60 44-78 0-52 48-62 8-46 38-60 30 14 38 60 48 10 48 62 44 18 44 78v430z" fill={teal} />
    <path d="M-104 900V486q0-50 38-62 0-46 40-52 6-40 26-54 20 14 26 54 40 6 40 52 38 12 38 62v414z" fill="#F8D9A0" />
    <path d="M-104 900V640h208v260z" fill="#F3C77A" />
    <path d="M-104 640h208M-104 770h208" stroke="#B5793B" strokeWidth="12" />
  </g>
);

const Lantern = ({ at }: { at: number }) => (
  <g transform={`translate(${at} 150)`}>
    <path d="M0-10V110" stroke={cream} strokeOpacity="0.5" strokeWidth="3" />
    <circle cy="160" r="86" fill={marigold} opacity="0.12" />
    <path d="M-16 110h32l20 44-20 56h-32l-20-56z" fill={marigold} />
    <path d="M-36 154h72M0 110v100" stroke="#9A5B00" strokeOpacity="0.5" strokeWidth="3" />
    <path d="M-10 210h20l-4 18h-12z" fill="#9A5B00" />
  </g>
);

/** On the shelves: pots, bolts of cloth, books, baskets. */
const Goods = () => (
  <g>
    <g transform="translate(160 0)">
      <path d="M-84 634q-10-44 26-56v-12h24v12q36 12 26 56z" fill="#B4532A" />
      <path d="M8 634q-8-34 20-44v-10h20v10q28 10 20 44z" fill="#8C3B1C" />
      <path d="M-90 764v-60h44v60zM-42 764v-76h38v76zM0 764v-52h40v52zM44 764v-68h44v68z" fill={teal} />
      <path d="M-42 764v-76h38v76zM44 764v-68h44v68z" fill="#B42318" />
      <path d="M-80 900q-14-56-4-70h168q10 14-4 70z" fill="#8A5A2B" />
      <path d="M-64 830q14-34 34-8 14-40 36-6 20-30 38 4 14-22 26 10z" fill={marigold} />
    </g>
    <g transform="translate(480 0)">
      <path d="M-92 634v-22h90v22zM-84 612v-22h80v22zM-90 590v-22h70v22z" fill="#1D5FA8" />
      <path d="M-84 612v-22h80v22z" fill={cream} />
      <path d="M14 634v-70h18v70zM36 634v-84h20v84zM60 634v-62h22v62z" fill={teal} />
      <path d="M36 634v-84h20v84z" fill={marigold} />
      <path d="M-80 764q0-60 34-60t34 60zM6 764q0-44 34-44t34 44z" fill="#1E7B4A" />
      <path d="M-60 704q14-22 28 0M26 720q14-18 28 0" stroke="#1E7B4A" strokeWidth="6" fill="none" />
      <path d="M-86 900v-84h76v84zM4 900v-64h84v64z" fill="#6B4A24" />
      <path d="M-86 846h76M4 866h84" stroke="#4D3417" strokeWidth="5" />
    </g>
    <g transform="translate(800 0)">
      <path d="M-70 634v-36q0-30 32-30t32 30v36zM12 634v-56h66v56z" fill="#0A4646" />
      <path d="M22 624v-36h46v36z" fill={cream} />
      <path d="M-88 764q6-50 40-50t40 50zM10 764q6-66 36-66t36 66z" fill="#B42318" />
      <path d="M-68 714q20-26 40 0" stroke="#7D150D" strokeWidth="6" fill="none" />
      <path d="M-84 900q-6-90 34-94t34 94zM8 900q-4-60 38-64t38 64z" fill="#B4532A" />
    </g>
  </g>
);
