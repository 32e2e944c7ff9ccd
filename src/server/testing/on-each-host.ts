import { afterAll, beforeAll, describe } from 'vitest';
import { type Host, inProcess, onNode, withFilesElsewhere } from './hosts.ts';
import type { Answer, Question } from './http-client.ts';
import { createTestServices, type TestServices } from './test-services.ts';

const hosts = {
  'in process': inProcess,
  'with files elsewhere': withFilesElsewhere,
  'on node:http': onNode,
};

/**
 * Runs the same tests on every host, so that the hosts cannot differ.
 *
 * @param createServices makes the services of one host
 */
export function onEachHost(
  define: (server: {
    ask: (path: string, question?: Question) => Promise<Answer>;
    services: TestServices;
  }) => void,
  createServices: () => TestServices = createTestServices,
): void {
  describe.each(Object.entries(hosts))('%s', (_name, createHost) => {
    const services = createServices();
    let host: Host;
    beforeAll(async () => {
      host = await createHost(services);
    });
    afterAll(() => host.close());
    define({ ask: (path, question) => host.ask(path, question), services });
  });
}
