/** A request as it reaches a worker; what the edge knows of it stands in `cf`. */
export interface EdgeRequest extends Request {
  cf?: {
    /** ISO 3166-1 alpha-2, and T1 for who hides. */
    country?: string;
    /** The part of an ISO 3166-2 code after the country. */
    regionCode?: string;
    /** What the browser accepts, where the edge has put its own words into `Accept-Encoding`. */
    clientAcceptEncoding?: string;
  };
}

/** Where the edge says that the visitor is, under the names that location services use. */
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
