/** Browser features that no page needs, denied so that injected script cannot use them. */
const deniedPowers = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The headers that every answer carries, with lower-case names. Pages replace the content security policy by
 * their own; this one is for all other answers.
 *
 * There is no `Cross-Origin-Opener-Policy`: with it, a browser must start a second process for a page in a new tab,
 * which takes a slow phone 150 ms, and no page has anything to hide from the one that opened it.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': deniedPowers.map((power) => `${power}=()`).join(', '),
  'cross-origin-resource-policy': 'same-origin',
};
