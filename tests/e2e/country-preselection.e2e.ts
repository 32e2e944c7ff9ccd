import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { test } from './idle-page.ts';
import { words } from './words.ts';

const country = (page: Page) => page.locator('#country');

/** What the edge in front of the server under test says of the visitor. */
const edge = (country: string, region = '') => ({
  'x-forwarded-for': '192.0.2.1',
  'cf-ipcountry': country,
  'cf-region-code': region,
});
/** Documentation addresses are in no country. */
const nowhere = edge('XX');

/**
 * Opens the calculator and looks at its country field, for which alone the question is asked. The
 * edge adds its headers to what reaches our server; other hosts never see them.
 */
async function visit(page: Page, headers: Record<string, string>, query = ''): Promise<void> {
  await page.route('**/location', (route) =>
    route.continue({ headers: { ...route.request().headers(), ...headers } }),
  );
  // Without scrolling: the price with tax is in the first screen.
  await page.goto(`/en/pricecalculator${query}`);
}

for (const [where, headers, selected] of [
  ['Germany', edge('DE'), 'DE'],
  ['Texas', edge('US', 'TX'), 'TX'],
  ['California', edge('US', 'CA'), 'US'],
  ['Japan', edge('JP'), 'other'],
] as const) {
  test(`a visitor from ${where} finds the country selected, and is asked for once`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await visit(page, headers);
    await expect(country(page)).toHaveValue(selected);
    expect(requests.filter((url) => url.includes('axios'))).toEqual([]);
    expect(requests.filter((url) => url.endsWith('/location'))).toHaveLength(1);
  });
}

for (const [device, viewport] of [
  ['a wide screen', { width: 1280, height: 720 }],
  ['a telephone, scrolled by keyboard', { width: 360, height: 640 }],
] as const) {
  test(`country field, summary and sticky total agree at every moment on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const seen = new Set<string>();
      const look = () => {
        const select = document.querySelector<HTMLSelectElement>('#country');
        const summary =
          document.querySelector('[aria-labelledby="price-summary"]')?.textContent ?? '';
        const stickyTotal = document.querySelector('form p[aria-hidden]')?.textContent ?? '';
        if (select) {
          const isTaxed = [/19%/.test(summary), /€/.test(summary), /€/.test(stickyTotal)];
          seen.add(`${select.value} ${isTaxed}`);
        }
        Object.assign(window, { seen: [...seen] });
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await visit(page, edge('DE'));
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('PageDown');
    await expect(country(page)).toHaveValue('DE');
    const seen = () => page.evaluate(() => (window as never as { seen: string[] }).seen);
    await expect.poll(seen).toEqual(['invalid false,false,false', 'DE true,true,true']);
  });
}

test('nothing is selected while the location is unknown', async ({ page, untilIdle }) => {
  await visit(page, nowhere);
  await untilIdle();
  await expect(country(page)).toHaveValue('invalid');
});

test('what the address gives stays', async ({ page, untilIdle }) => {
  await visit(page, edge('DE'), '?country=FR');
  await untilIdle();
  await expect(country(page)).toHaveValue('FR');
});

test('what the visitor chooses meanwhile stays, and the summary follows a guess', async ({
  page,
  untilIdle,
}) => {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await visit(page, edge('DE'));
  await expect(country(page)).toHaveValue('DE');
  await page.getByLabel(words('price-calculator.form.extrawikis.label')).focus();
  await expect(
    page.getByRole('region', { name: words('price-calculator.priceSummary.title') }),
  ).toContainText('(19%)');

  await page.route('**/location', async (route) => {
    await mayAnswer;
    await route.fallback();
  });
  await page.reload();
  await country(page).selectOption('ES');
  const answered = page.waitForResponse('**/location');
  answer();
  await answered;
  await untilIdle();
  await expect(country(page)).toHaveValue('ES');
});

test('when the country is preselected, the focus moves from the link to the field', async ({
  page,
}) => {
  await visit(page, edge('DE'));
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/location', async (route) => {
    await mayAnswer;
    await route.fallback();
  });
  await page.reload();
  await page.locator('main a[href="#country"]').first().focus();
  answer();
  await expect(country(page)).toHaveValue('DE');
  await expect(country(page)).toBeFocused();
});

test.describe('with two services configured', () => {
  const closers: (() => void)[] = [];
  test.afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  /** A location service on the loopback interface, and how often it has been asked. */
  async function serve(listener: RequestListener) {
    const service = { address: '', asked: 0 };
    const server = createServer((request, response) => {
      service.asked += 1;
      response.setHeader('access-control-allow-origin', '*');
      listener(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => {
      server.closeAllConnections();
      server.close();
    });
    service.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/json`;
    return service;
  }

  const saying =
    (body: unknown, delayMs = 0): RequestListener =>
    (_request, response) => {
      setTimeout(() => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(body));
      }, delayMs);
    };
  const failing: RequestListener = (_request, response) => {
    response.statusCode = 503;
    response.end();
  };
  const texas = { country: 'US', region_code: 'TX', is_eu: false };
  const austria = { country_code: 'AT', country_name: 'Austria', in_eu: true };

  /** Opens the page as it is prepared when content/site.yaml names these services. */
  async function open(page: Page, headers: Record<string, string>, addresses: string[]) {
    // The browser protects this machine's own ports from pages of unknown origin.
    await page.context().grantPermissions(['local-network-access']);
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.route('**/en/pricecalculator', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html
        .replace('"locationServices":[]', `"locationServices":${JSON.stringify(addresses)}`)
        .replace('data-when="located"', 'data-when="visible"');
      for (const part of [addresses[0], 'data-when="visible"']) expect(body).toContain(part);
      const policy = response.headers()['content-security-policy'] ?? '';
      const origins = addresses.map((address) => new URL(address).origin).join(' ');
      await route.fulfill({
        response,
        body,
        headers: {
          ...response.headers(),
          'content-security-policy': policy.replace("connect-src 'self'", `$& ${origins}`),
        },
      });
    });
    await visit(page, headers);
    return complaints;
  }

  test('no other service is asked where our own answer is enough', async ({ page, untilIdle }) => {
    const [first, second] = [await serve(saying(texas)), await serve(saying(austria))];
    await open(page, edge('DE'), [first.address, second.address]);
    await expect(country(page)).toHaveValue('DE');
    await untilIdle();
    expect([first.asked, second.asked]).toEqual([0, 0]);
  });

  test('the first is asked for the state that our own answer lacks', async ({ page }) => {
    const [first, second] = [await serve(saying(texas)), await serve(saying(austria))];
    await open(page, edge('US'), [first.address, second.address]);
    await expect(country(page)).toHaveValue('TX');
    expect([first.asked, second.asked]).toEqual([1, 0]);
  });

  for (const [how, listener] of [
    ['is down', failing],
    ['breaks off', ((request) => request.socket.destroy()) as RequestListener],
    ['says something that is no place', saying({ country: '<b>', country_code: 'EU' })],
  ] as const) {
    test(`the second is asked when the first ${how}`, async ({ page }) => {
      const [first, second] = [await serve(listener), await serve(saying(austria))];
      await open(page, nowhere, [first.address, second.address]);
      await expect(country(page)).toHaveValue('AT');
      expect(second.asked).toBe(1);
    });
  }

  test('a slow one is waited for, and comes too late for a choice already made', async ({
    page,
    untilIdle,
  }) => {
    const slow = await serve(saying(austria, 1500));
    await open(page, nowhere, [slow.address]);
    await expect(country(page)).toHaveValue('AT');

    await page.reload();
    await country(page).scrollIntoViewIfNeeded();
    await expect.poll(() => slow.asked).toBe(2);
    const answered = page.waitForResponse(slow.address);
    await country(page).selectOption('SE');
    await answered;
    await untilIdle();
    await expect(country(page)).toHaveValue('SE');
  });

  test('when the part that asks them is missing, nothing is selected', async ({ page }) => {
    const { address } = await serve(saying(texas));
    await page.route('**/axios-*', (route) => route.fulfill({ status: 404 }));
    const complaints = await open(page, nowhere, [address]);
    await expect
      .poll(() => complaints.join('\n'))
      .toMatch(/Loading chunk axios failed\.\s*\(missing: /);
    await expect(country(page)).toHaveValue('invalid');
  });

  test('when both fail nothing is selected, and only the console hears of it', async ({
    page,
    untilIdle,
  }) => {
    const [first, second] = [await serve(failing), await serve(failing)];
    const complaints = await open(page, nowhere, [first.address, second.address]);
    await expect.poll(() => second.asked).toBe(1);
    await untilIdle();
    await expect(country(page)).toHaveValue('invalid');
    expect(complaints.join('\n')).toContain(`No location from ${second.address}`);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
