import type { Page } from '@playwright/test';

/** What came in answer to one request. */
export interface Answer {
  url: string;
  /** On the wire. */
  bytes: number;
}

const maxBytes = 250_000;

/**
 * Records the page's answers, oldest first, starting with its document: earlier requests belong to the page
 * before, such as pictures for a new width.
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
    // An answer at the very end of a test has no size once the page is closed, and no test needs it.
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
