/** SVG elements that draw, and load nothing unless their attributes do. */
export const drawingElements = new Set(
  `svg g defs symbol title desc path rect circle ellipse line polyline polygon text tspan textPath
  use image marker pattern mask clipPath linearGradient radialGradient stop switch a view style
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence`.split(/\s+/),
);

/** Invisible elements that are removed without changing the drawing. */
export const droppedElements = new Set(['script', 'metadata']);

/** Attributes with numbers, names and paths, which cannot contain a URL. */
export const plainAttributes = new Set(
  `id class lang xml:lang xml:space role x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy width height
  d points pathLength viewBox preserveAspectRatio version transform gradientTransform
  patternTransform gradientUnits patternUnits patternContentUnits spreadMethod offset rotate
  textLength lengthAdjust startOffset method spacing side clipPathUnits maskUnits maskContentUnits
  markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits in in2 result
  stdDeviation mode type values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4
  order kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha
  surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle pointsAtX
  pointsAtY pointsAtZ azimuth elevation z scale xChannelSelector yChannelSelector radius
  baseFrequency numOctaves seed stitchTiles xmlns xmlns:xlink media`.split(/\s+/),
);

/** Presentation attributes, whose values are CSS. */
export const styledAttributes = new Set(
  `alignment-baseline baseline-shift clip-path clip-rule color color-interpolation
  color-interpolation-filters color-rendering direction display dominant-baseline fill fill-opacity
  fill-rule filter flood-color flood-opacity font font-family font-size font-size-adjust
  font-stretch font-style font-variant font-weight image-rendering isolation letter-spacing
  lighting-color line-height marker marker-end marker-mid marker-start mask mask-type
  mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color
  stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-align text-anchor text-decoration
  text-rendering transform-origin unicode-bidi vector-effect visibility white-space word-spacing
  writing-mode`.split(/\s+/),
);

/** CSS functions that compute colours, lengths and shapes. */
export const styleFunctions = new Set(
  `rgb rgba hsl hsla calc min max clamp matrix translate translatex translatey scale scalex scaley
  rotate skewx skewy blur brightness contrast drop-shadow grayscale hue-rotate invert opacity
  saturate sepia circle ellipse inset polygon path not is where nth-child nth-of-type`.split(/\s+/),
);
