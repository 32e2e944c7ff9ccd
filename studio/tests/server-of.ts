import type { OpenStudio } from './open-studio.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the studio says
  body: any;
}

/** Makes a client of a studio's API. @throws when the server ends meanwhile */
export function serverOf({ origin, address }: OpenStudio) {
  const { port, searchParams } = new URL(address);
  const headers = { cookie: `studio-${port}=${searchParams.get('token')}`, origin };
  const ask = async (name: string, init: RequestInit): Promise<Answer> => {
    const answer = await fetch(`${origin}/studio/api/${name}`, init);
    return { status: answer.status, body: await answer.json() };
  };
  return {
    get: (name: string) => ask(name, { headers }),
    post: (name: string, body: unknown = {}) =>
      ask(name, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}
