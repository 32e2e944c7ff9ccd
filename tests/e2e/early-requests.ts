import type { Page } from '@playwright/test';

/** What came in answer to one request. */
export interface Answer {
  url: string;
  /** On the wire. */
  bytes: number;
}

const maxRequests = 5;
const maxBytes = 60_000;

/**
 * The pictures of slides that nobody sees yet, and the photograph below them, come half a second after the
 * carousel has woken; on a slow machine the page is not called quiet by then.
 */
const later = /\/static\/assets\/(?!frieze)[\w-]+\.svg$|\/wiki-screens\/species-/;

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
export async function budgetFaults(
  page: Page,
  answers: readonly Answer[],
  origin = '',
): Promise<string[]> {
  // An island in the first screen is visible, so it is loaded once the page is painted and quiet.
  const isIslandSeen = await page
    .locator('[data-island][data-when="visible"]')
    .evaluateAll((islands) =>
      islands.some((island) => island.getBoundingClientRect().top < innerHeight),
    );
  const counted = answers.filter(
    ({ url }) => !later.test(url) && (!isIslandSeen || !/\.chunk\.js$|\/locales\//.test(url)),
  );
  const bytes = counted.reduce((sum, answer) => sum + answer.bytes, 0);
  const all = counted.map(({ url }) => url).join(' ');
  return [
    ...counted.filter(({ url }) => !url.startsWith(origin)).map(({ url }) => `asks ${url}`),
    ...(counted.length > maxRequests ? [`${counted.length} requests: ${all}`] : []),
    ...(bytes > maxBytes ? [`${bytes} bytes: ${all}`] : []),
  ];
}
