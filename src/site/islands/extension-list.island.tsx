import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExtensionsByKey } from '../../domain/extension-catalogue.ts';
import { type ExtensionFilter, filterExtensions } from '../../domain/extension-search.ts';
import { ExtensionCards } from './extension-list/extension-cards.tsx';
import styles from './extension-list/extension-list.module.css';
import { fetchExtensions } from './extension-list/fetch-extensions.ts';
import { FilterForm } from './extension-list/filter-form.tsx';
import { readFilter, showFilter } from './extension-list/filter-state.ts';
import { LoadError } from './extension-list/load-error.tsx';
import type { IslandDefinition } from './island.tsx';
import { StaticHtml } from './static-html.tsx';
import { useDomValue } from './use-dom-value.ts';

interface Props {
  /** The filter in the address. */
  filter: ExtensionFilter;
  /** Counts for the status line while the prepared list is shown. */
  counts: { shown: number; total: number };
  /** The prepared cards. */
  children?: ReactNode;
}

type Phase = 'prepared' | 'loading' | 'loaded' | 'failed';

/**
 * The searchable list of extensions. The page contains a prepared list as HTML. After hydration the island
 * fetches the current list while the prepared one stays readable, then shows the new list or an error.
 */
function ExtensionList({ filter: asked, counts, children }: Props) {
  const { t } = useTranslation();
  const [phase, setPhase] = useState<Phase>('prepared');
  const [extensions, setExtensions] = useState<ExtensionsByKey>({});
  const [filter, setFilter] = useState(asked);
  const form = useRef<HTMLFormElement>(null);
  const found = filterExtensions(extensions, filter);

  const load = useCallback(async () => {
    setPhase('loading');
    try {
      setExtensions(await fetchExtensions());
      setPhase('loaded');
    } catch (error) {
      console.error(error);
      setPhase('failed');
    }
  }, []);
  useEffect(() => {
    load();
  }, [load]);
  const follow = (element: HTMLFormElement) => {
    const chosen = readFilter(element);
    setFilter(chosen);
    showFilter(chosen);
  };
  useDomValue(form, (element) => {
    const { search, category } = readFilter(element);
    if (search !== asked.search || category !== asked.category) follow(element);
  });

  const status = {
    prepared: t('extensions-listing.shown', counts),
    loading: t('extensions-listing.loading'),
    loaded: t('extensions-listing.shown', {
      shown: found.length,
      total: Object.keys(extensions).length,
    }),
    failed: '',
  }[phase];
  return (
    <>
      <FilterForm
        ref={form}
        asked={asked}
        isLive={phase === 'loading' || phase === 'loaded'}
        onChange={follow}
      >
        <p role="status" className={phase === 'loading' ? styles.loading : undefined}>
          {status}
        </p>
      </FilterForm>
      {phase === 'failed' && (
        <LoadError onTryAgain={load} onShowPrepared={() => setPhase('prepared')} />
      )}
      {phase === 'loaded' ? (
        <ExtensionCards found={found} />
      ) : (
        <div hidden={phase === 'failed'} aria-busy={phase === 'loading'}>
          <StaticHtml>{children}</StaticHtml>
        </div>
      )}
    </>
  );
}

export default {
  name: 'extension-list',
  namespaces: ['extensions-listing'],
  Component: ExtensionList,
} satisfies IslandDefinition<Props>;
