import { useTranslation } from 'react-i18next';
import { listExtensions } from '../../content/extensions.ts';
import { extensionCategories } from '../../domain/extension-catalogue.ts';
import {
  type ExtensionFilter,
  filterExtensions,
  maxSearchLength,
} from '../../domain/extension-search.ts';
import { parseOption } from '../../domain/option.ts';
import { firstValue } from '../../domain/query.ts';
import { useSite } from '../context.tsx';
import { PageHeader } from '../design/page-header.tsx';
import { Section } from '../design/section.tsx';
import { ExtensionCards } from '../islands/extension-list/extension-cards.tsx';
import extensionList from '../islands/extension-list.island.tsx';
import { Island } from '../islands/island.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import type { Resolution } from '../page-module.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Text } from '../text/text.tsx';
import { Check } from './extensions/check.tsx';
import { Legend } from './extensions/legend.tsx';

interface Props {
  filter?: ExtensionFilter;
}

const noFilter: ExtensionFilter = { search: '', category: '' };

export const choices = { category: extensionCategories };
export const choiceLabels = { category: 'extensions-listing.category' } as const;

/** Search and category of the list. */
export function resolve(query: URLSearchParams): Resolution<Props> {
  const search = (query.get('search') ?? '').replace(/\p{Cc}/gu, ' ').slice(0, maxSearchLength);
  const category = parseOption(extensionCategories, firstValue(query, 'category')) ?? '';
  return { kind: 'page', props: { filter: { search, category } } };
}

export function Page({ filter = noFilter }: Props) {
  const { t } = useTranslation();
  const extensions = listExtensions(useSite().locale);
  const found = filterExtensions(extensions, filter);
  const counts = { shown: found.length, total: Object.keys(extensions).length };
  const category = extensionCategories.find((known) => known === filter.category);
  const asked = [category && t(`extensions-listing.categories.${category}`), filter.search].filter(
    Boolean,
  );
  const title =
    asked.length > 0
      ? t('extensions-listing.foundTitle', { what: asked.join(', ') })
      : t('extensions-listing.title');
  return (
    <PageFrame title={title} summary={t('extensions-listing.summary')}>
      <PageHeader title={t('extensions-listing.heading')}>
        <p>
          <Text k="extensions-listing.lede" values={{ total: String(counts.total) }} />
        </p>
        <p>
          <Text k="extensions-listing.ask" />
        </p>
      </PageHeader>
      <Section id="list" title={t('extensions-listing.list')}>
        <Legend />
        <Island of={extensionList} when="visible" props={{ filter, counts }}>
          <ExtensionCards found={found} />
        </Island>
      </Section>
      <Check />
      <CallToAction heading="extensions" />
    </PageFrame>
  );
}
