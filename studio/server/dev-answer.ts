import type { RunnableDevEnvironment } from 'vite';
import { stylesOf } from '../../src/build/dev-styles.ts';
import { pageFile } from '../../src/build/page-file.ts';
import { readConfig } from '../../src/server/config.ts';
import { withoutMarks } from '../preview/marks.ts';
import type { Preview } from '../preview/preview.ts';

/** Answers forms, JSON and other requests of the draft's pages, as `npm run dev` does. */
export function createDevAnswer(
  { load }: Preview,
  { moduleGraph }: RunnableDevEnvironment,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { createDevServices } = await load<typeof import('../../src/build/dev-services.ts')>(
      '/src/build/dev-services.ts',
    );
    const { createApp } = await load<typeof import('../../src/server/create-app.ts')>(
      '/src/server/create-app.ts',
    );
    const config = readConfig({ NODE_ENV: 'development' });
    const services = await createDevServices(new URL(request.url).pathname, config, async (key) => {
      await load(pageFile(key));
      return stylesOf(moduleGraph, load, ['/src/site/layout/document.tsx', pageFile(key)]);
    });
    const answer = await createApp(services).fetch(request, {});
    const text = withoutMarks(await answer.text());
    return new Response(text, { status: answer.status, headers: answer.headers });
  };
}
