/** A request to a worker, with the edge's metadata in `cf`. */
export interface EdgeRequest extends Request {
  cf?: {
    /** ISO 3166-1 alpha-2; T1 for Tor. */
    country?: string;
    /** The part of an ISO 3166-2 code after the country. */
    regionCode?: string;
    /** The browser's own `Accept-Encoding`, which the edge replaces in the headers. */
    clientAcceptEncoding?: string;
  };
}

/** The visitor's place as the edge reports it, with the field names of location services. */
export function placeOf({ cf }: EdgeRequest): unknown {
  return cf && { country_code: cf.country, region_code: cf.regionCode };
}

/** The request with the encodings that the browser itself asked for. */
export function withOwnEncodings(request: EdgeRequest): Request {
  const accepted = request.cf?.clientAcceptEncoding;
  if (accepted === undefined || accepted === request.headers.get('accept-encoding')) return request;
  const headers = new Headers(request.headers);
  headers.set('accept-encoding', accepted);
  return new Request(request, { headers });
}
