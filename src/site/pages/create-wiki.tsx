import '../design/print.css';
import { useTranslation } from 'react-i18next';
import { site } from '../../content/site.ts';
import { privacyLevels } from '../../domain/privacy-level.ts';
import {
  addressOfDraft,
  emptyDraft,
  parseWikiDraft,
  skinColours,
  type WikiDraft,
} from '../../domain/wiki-draft.ts';
import { PageHeader } from '../design/page-header.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import type { Resolution } from '../page-module.ts';
import { AddOns } from '../sections/add-ons.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PlanPrices } from '../sections/plan-prices.tsx';
import { Text } from '../text/text.tsx';
import { BeforeOrdering } from './create-wiki/before-ordering.tsx';
import { ownLabels } from './create-wiki/cart-links.ts';
import { CartProvider } from './create-wiki/cart-provider.tsx';
import { Naming } from './create-wiki/naming.tsx';
import { NextSteps } from './create-wiki/next-steps.tsx';

interface Props {
  draft?: WikiDraft;
}

export const choices = { colour: skinColours, level: privacyLevels.map(({ id }) => id) };
export const choiceLabels = { colour: 'name-wiki.colour', level: 'name-wiki.level' } as const;

/** Shows a named wiki even if its address is invalid; an invalid address gets status 400. */
export function resolve(query: URLSearchParams): Resolution<Props> {
  const draft = parseWikiDraft(query);
  return { kind: 'page', props: { draft }, ...(isRefused(draft) && { status: 400 }) };
}

function isRefused(draft: WikiDraft): boolean {
  return addressOfDraft(draft, site.wikiHost, ownLabels).kind === 'invalid';
}

export function Page({ draft = emptyDraft }: Props) {
  const { t } = useTranslation();
  return (
    <PageFrame
      title={t('create-wiki.title')}
      summary={t('create-wiki.summary')}
      isRefused={isRefused(draft)}
    >
      <PageHeader title={t('create-wiki.heading')}>
        <p>
          <Text k="create-wiki.lede" />
        </p>
      </PageHeader>
      <Naming draft={draft} />
      <CartProvider draft={draft}>
        <PlanPrices isInRows note={<Text k="plans.choose" />}>
          <BeforeOrdering />
        </PlanPrices>
      </CartProvider>
      <AddOns />
      <NextSteps />
      <CallToAction id="ending" heading="create" />
    </PageFrame>
  );
}
