import { createApplication } from './worker/application.ts';
import { type EdgeRequest, placeOf, withOwnEncodings } from './worker/edge-request.ts';
import type { WorkerBuild, WorkerEnv } from './worker/worker-build.ts';

/** The runtime's context of a request. */
interface ExecutionContext {
  /** Keeps the work of a request alive after its answer. */
  waitUntil(work: Promise<unknown>): void;
}

/** The form in which a runtime such as workerd takes a worker: the default export of its main module. */
export interface Worker {
  fetch(request: EdgeRequest, env: WorkerEnv, execution: ExecutionContext): Promise<Response>;
}

/**
 * Creates the site's worker: the same application as on Node, with the prepared files in an assets binding
 * and the visitor's place from the edge.
 *
 * @param build the data of the build
 * @returns its `fetch` rejects when a setting is invalid
 */
export function createWorker(build: WorkerBuild): Worker {
  let application: ReturnType<typeof createApplication> | undefined;
  return {
    async fetch(request, env, execution) {
      application ??= createApplication(build, env);
      const { app, settled } = application;
      const response = await app.fetch(withOwnEncodings(request), { edgePlace: placeOf(request) });
      execution.waitUntil(settled());
      return response.headers.has('content-encoding') ? asPacked(response) : response;
    },
  };
}

/** Keeps the runtime from compressing a compressed body again. */
function asPacked({ body, status, headers }: Response): Response {
  return new Response(body, { status, headers, encodeBody: 'manual' } as ResponseInit);
}
