import { createApplication } from './worker/application.ts';
import { type EdgeRequest, placeOf, withOwnEncodings } from './worker/edge-request.ts';
import type { WorkerBuild, WorkerEnv } from './worker/worker-build.ts';

/** What the runtime gives along with each request. */
interface ExecutionContext {
  /** Keeps the work of a request alive after its answer. */
  waitUntil(work: Promise<unknown>): void;
}

/** The form in which a runtime such as workerd takes a worker: the default export of its main module. */
export interface Worker {
  fetch(request: EdgeRequest, env: WorkerEnv, execution: ExecutionContext): Promise<Response>;
}

/**
 * Makes the site a worker: the application that Node runs too, with what is prepared in a binding for
 * files, and the visitor's place from the edge.
 *
 * @param build what the build has made
 * @returns its `fetch` rejects when a setting cannot be used
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

/** Keeps the runtime from packing once more what is packed. */
function asPacked({ body, status, headers }: Response): Response {
  return new Response(body, { status, headers, encodeBody: 'manual' } as ResponseInit);
}
