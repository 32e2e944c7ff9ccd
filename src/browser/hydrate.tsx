import { createInstance, type i18n } from 'i18next';
import Backend from 'i18next-http-backend';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { sharedSettings } from '../i18n/settings.ts';
import type { IslandDefinition } from '../site/islands/island.tsx';

let texts: Promise<i18n> | undefined;

/**
 * The one i18next instance of the page, in the page's language. Failed loads are tried again up to
 * five times, from 350 ms on and doubling, when the network or the server failed; a refusal is
 * final. Both are i18next's own rules, written out here so that an upgrade cannot change them.
 *
 * @throws when a file of texts does not load, because the server's HTML is better than bare keys
 */
function loadTexts(namespaces: readonly string[]): Promise<i18n> {
  texts ??= (async () => {
    const instance = createInstance();
    await instance
      .use(Backend)
      .use(initReactI18next)
      .init({
        ...sharedSettings,
        lng: document.documentElement.lang,
        fallbackLng: false,
        ns: [],
        defaultNS: false,
        maxRetries: 5,
        retryTimeout: 350,
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
 * Makes the server's HTML of an island live.
 *
 * @param element the island's element, with its properties as JSON in `data-props`
 * @param module what the island's file exports
 */
export async function hydrate(element: HTMLElement, module: unknown): Promise<void> {
  const { default: island } = module as { default: IslandDefinition<object> };
  const { Component, namespaces } = island;
  const instance = await loadTexts(namespaces);
  const props = JSON.parse(element.dataset.props ?? '{}');
  startTransition(() => {
    hydrateRoot(
      element,
      // Without a namespace of its own, react-i18next would load one called "translation".
      <I18nextProvider i18n={instance} defaultNS={[...namespaces]}>
        <Component {...props} />
      </I18nextProvider>,
      { identifierPrefix: element.dataset.id ?? '' },
    );
  });
  // From here on React receives every event, so what waited for it is shown.
  element.dataset.awake = '';
}
