import type { Page } from '@playwright/test';

/** What came in answer to one request. */
export interface Answer {
  url: string;
  /** On the wire. */
  bytes: number;
}

const maxBytes = 250_000;

/**
 * Notes what the page gets, oldest first, from its document on: the page before it may still have
 * asked for something, such as a picture for the window's new width.
 */
export function watchAnswers(page: Page): Promise<Answer>[] {
  const answers: Promise<Answer>[] = [];
  page.on('requestfinished', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) answers.length = 0;
    // The browser asks for the tab's icon by itself.
    if (/favicon\.svg$/.test(request.url())) return;
    const answer = request
      .sizes()
      .then(({ responseBodySize: bytes }) => ({ url: request.url(), bytes }));
    // What comes at the very end of a test is asked about by nobody, and has no size once the page is closed.
    answer.catch(() => undefined);
    answers.push(answer);
  });
  return answers;
}

/**
 * Says where a page asks for more than it may before anybody scrolls.
 *
 * @param answers all that it has asked for
 * @param origin where everything must come from
 */
export function budgetFaults(answers: readonly Answer[], origin = ''): string[] {
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  const all = answers.map(({ url }) => url).join(' ');
  return [
    ...answers.filter(({ url }) => !url.startsWith(origin)).map(({ url }) => `asks ${url}`),
    ...(bytes > maxBytes ? [`${bytes} bytes: ${all}`] : []),
  ];
}
