import { loggedPathLength } from '../../server/http/logged-path.ts';
import { securityHeaders } from '../../server/http/security-headers.ts';
import type { PreparedFileRecord } from '../../server/prepared/prepared-file.ts';
import { addressMaps } from './address-maps.ts';
import { caseMaps, type SiteFacts } from './case-maps.ts';
import { fileMaps, headerMaps, headerVariable } from './file-maps.ts';
import { localeMaps } from './negotiation-maps.ts';
import { literal, map, quoted } from './nginx-map.ts';
import { addressAnswers, editions } from './prepared-answers.ts';

export interface ExportOptions {
  /** Address and port, or one of them, as `listen` of nginx takes it. */
  listen: string;
  /** Folder of the files, as `root` of nginx takes it. */
  root: string;
  /** Where the application answers, such as `http://127.0.0.1:3000`; undefined without one. */
  upstream: string | undefined;
}

const noTexts = '{"error":{"code":"not_found","message":"There are no texts at this address."}}';
const oneYearSeconds = 31_536_000;

/** A whole configuration, for an nginx that does nothing else. All that it writes lies beside it. */
export const wholeConfig = `# Start with: nginx -p . -c nginx.conf
worker_processes auto;
pid nginx.pid;
error_log stderr;
events { worker_connections 1024; }
http {
  include site.conf;
  access_log access.log site;
  sendfile on;
  tcp_nopush on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${name}_temp;\n`).join('')}}
`;

/**
 * Writes what nginx needs to answer for the site by itself: maps from a request to its answer, and one
 * server that sends it.
 */
export function siteConfig(
  records: readonly PreparedFileRecord[],
  facts: SiteFacts,
  { listen, root, upstream }: ExportOptions,
): string {
  const answers = addressAnswers(records);
  const prepared = editions(records);
  const { maps, names } = headerMaps(prepared);
  const common = {
    'strict-transport-security': '$site_transport',
    'x-request-id': '$site_request_id',
    // The validator says more.
    'last-modified': '',
  };
  const all = [
    ...localeMaps(),
    ...addressMaps(answers),
    ...fileMaps(prepared),
    ...caseMaps(answers, facts, upstream !== undefined),
    ...maps,
    map(
      '$http_x_request_id',
      '$site_request_id',
      [['~^[\\w.:-]{8,128}$', '$http_x_request_id']],
      '$request_id',
    ),
    map('$status', '$site_allow_sent', [
      ['204', '$site_allow_named'],
      ['405', '$site_allow_named'],
    ]),
    map('$site_allow', '$site_allow_named', [['-', '']], '$site_allow'),
    map('$https', '$site_transport', [['on', `max-age=${oneYearSeconds}; includeSubDomains`]]),
    map('$site_case', '$site_nothing', []),
    map(
      '$site_path',
      '$site_path_logged',
      [[`~^(?<site_path_start>.{${loggedPathLength}})`, '$site_path_start']],
      '$site_path',
    ),
    map('$request_time', '$site_ms', [
      ['~^0\\.0*(?<site_fraction>\\d+)$', '$site_fraction'],
      ['~^(?<site_seconds>\\d+)\\.(?<site_thousandths>\\d+)$', '$site_seconds$site_thousandths'],
    ]),
  ];
  const own = { ...securityHeaders, allow: '$site_allow_sent', ...common };
  return `# Written by "npm run export" for the build ${facts.buildId}. It belongs into the part http of nginx.
map_hash_max_size 65536;
map_hash_bucket_size 512;
variables_hash_max_size 4096;
variables_hash_bucket_size 128;
log_format site escape=json '{"time":"$time_iso8601","level":"info","requestId":"$site_request_id",'
  '"method":"$request_method","path":"$site_path_logged","status":$status,"bytes":$body_bytes_sent,'
  '"locale":"$site_header_content_language","ms":$site_ms}';

${all.join('\n')}
${upstream === undefined ? '' : `\nupstream site_application { server ${serverOf(upstream)}; keepalive 16; }\n`}
server {
  listen ${listen};
  server_tokens off;
  root ${quoted(root)};
  types { }
  default_type '';
  absolute_redirect off;
  gzip off;
  etag off;
  if_modified_since off;
  max_ranges 0;
  large_client_header_buffers 4 128k;
  # The application says more of a body that is too large for it.
  client_max_body_size 64k;
  client_header_timeout 10s;
  client_body_timeout 30s;
  send_timeout 30s;

  ${[...names.map((name) => send(name, headerVariable(name))), ...sendAll({ allow: '$site_allow_sent', ...common })].join('\n  ')}

  error_page ${refusals} /site-refused;
  error_page 404 500 502 503 504 /site-file;
  location = /site-file {
    internal;
    try_files /$site_file$site_suffix @site_broken;
  }
  # What nginx refuses before it knows what is asked for: by its status alone.
  location = /site-refused {
    internal;
    ${sendAll(own).join('\n    ')}
    return 200 '';
  }
  location @site_broken {
    ${sendAll(own).join('\n    ')}
    return 500 $site_nothing;
  }
  location / {
    recursive_error_pages on;
    error_page ${refusals} /site-refused;
    error_page 404 500 503 /site-file;
    if ($site_case = refused) { return 405 $site_nothing; }
    if ($site_case = asked) { return 204; }
    if ($site_case = moved) { return 301 $site_moved_to; }
    if ($site_case = external) { return 302 $site_external; }
    if ($site_case = slash) { return 308 $site_slash_to; }
    if ($site_case = said) { return 200 $site_said; }
    if ($site_case = no-texts) { return 404 ${quoted(noTexts)}; }
    if ($site_case = unacceptable) { return 406 $site_nothing; }
    if ($site_case = same) { return 304; }
    ${upstream === undefined ? 'if ($site_case = live) { return 503; }' : 'error_page 418 = @application;\n    if ($site_case = live) { return 418; }'}
    if ($site_status = 404) { return 404; }
    if ($site_status = 500) { return 500; }
    if ($site_status = 503) { return 503; }
    try_files /$site_file$site_suffix @site_broken;
  }
${upstream === undefined ? '' : application}}
`;
}

/** What nginx refuses by itself: no request, too much of one, or TLS that was not spoken right. */
const refusals = '400 405 408 413 414 494 495 496 497 501 505';

/** Everything that depends on more than nginx knows. */
const application = `  location @application {
    # The application sends every header itself.
    add_header x-none '';
    proxy_pass http://site_application;
    proxy_http_version 1.1;
    proxy_set_header Connection '';
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Request-Id $site_request_id;
    proxy_connect_timeout 5s;
    proxy_read_timeout 30s;
    error_page 502 504 =503 /site-file;
  }
`;

function send(name: string, value: string): string {
  return `add_header ${name} ${value} always;`;
}

/** @param headers an empty value is not sent */
function sendAll(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) =>
    send(name, value.startsWith('$') ? value : quoted(literal(value))),
  );
}

function serverOf(upstream: string): string {
  const { host, protocol, pathname } = new URL(upstream);
  if (protocol !== 'http:' || pathname !== '/') {
    throw new Error(
      `The upstream must be an address such as http://127.0.0.1:3000, not ${upstream}.`,
    );
  }
  return host;
}
