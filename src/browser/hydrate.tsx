import { createInstance, type i18n } from 'i18next';
import Backend from 'i18next-http-backend';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { sharedSettings } from '../i18n/settings.ts';
import { textsFirstRetryMs, textsMaxRetries } from '../site/constants.ts';
import type { IslandDefinition } from '../site/islands/island.tsx';
import { ServedNodes } from '../site/islands/static-html.tsx';
import { IslandBoundary } from './island-boundary.tsx';
import { pageLocale } from './page-locale.ts';

let texts: Promise<i18n> | undefined;

/**
 * Loads texts into the page's one i18next instance. Loads are retried after errors of network or server, with
 * exponential backoff; a 4xx is final. These are i18next's defaults, stated so that an upgrade cannot change
 * them.
 *
 * @throws when a file cannot be loaded; the island then stays static, which is better than bare keys
 */
function loadTexts(namespaces: readonly string[]): Promise<i18n> {
  texts ??= (async () => {
    const instance = createInstance();
    await instance
      .use(Backend)
      .use(initReactI18next)
      .init({
        ...sharedSettings,
        lng: pageLocale(),
        fallbackLng: false,
        ns: [],
        defaultNS: false,
        maxRetries: textsMaxRetries,
        retryTimeout: textsFirstRetryMs,
        backend: {
          loadPath: '/locales/{{lng}}/{{ns}}.json',
          addPath: '/locales/add/{{lng}}/{{ns}}',
        },
        react: { useSuspense: false },
      });
    return instance;
  })();
  return texts.then(async (instance) => {
    await instance.loadNamespaces([...namespaces]);
    const missing = namespaces.filter(
      (name) => !instance.hasResourceBundle(instance.language, name),
    );
    if (missing.length > 0) throw new Error(`Loading the texts ${missing.join(', ')} failed.`);
    return instance;
  });
}

/**
 * Hydrates the server's HTML of an island in slices, so that the browser can answer meanwhile; when the visitor uses
 * the island between two slices, React finishes first and then handles the event. When the island throws, now
 * or later, the visitor gets the server's HTML back with everything typed, and can send its form.
 *
 * @param element the island's element
 * @param module what the island's file exports
 * @param props those that it was rendered with
 * @returns when React handles all events
 * @throws the island's error during hydration; later errors are reported to the console
 */
export async function hydrate(element: HTMLElement, module: unknown, props: object): Promise<void> {
  const { default: island } = module as { default: IslandDefinition<object> };
  const { Component, namespaces } = island;
  const instance = await loadTexts(namespaces);
  const served = [...element.cloneNode(true).childNodes];
  const isTranslated = element.querySelector('font') !== null;
  const staticNodes = [...(element.querySelector('[data-static-html]')?.childNodes ?? [])];
  const giveBack = (putBack: () => void) =>
    queueMicrotask(() => {
      root?.unmount();
      element.replaceChildren(...served);
      delete element.dataset.hydrated;
      putBack();
    });
  let root: Root | undefined;
  await new Promise<void>((resolve, reject) => {
    startTransition(() => {
      root = hydrateRoot(
        element,
        <IslandBoundary element={element} onHydrated={resolve} onError={giveBack}>
          <ServedNodes value={staticNodes}>
            {/* Without `defaultNS`, react-i18next would load a namespace called "translation". */}
            <I18nextProvider i18n={instance} defaultNS={[...namespaces]}>
              <Component {...props} />
            </I18nextProvider>
          </ServedNodes>
        </IslandBoundary>,
        {
          identifierPrefix: element.dataset.id ?? '',
          onCaughtError: (error) => {
            if ('hydrated' in element.dataset) console.error(error);
            else reject(error);
          },
          onRecoverableError: (error) => {
            // A hydration mismatch caused by a browser's translator is expected and loses nothing.
            if (!isTranslated) console.error(error);
          },
        },
      );
    });
  });
  element.dataset.hydrated = '';
}
