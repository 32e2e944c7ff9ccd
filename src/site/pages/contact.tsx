import { useTranslation } from 'react-i18next';
import { parseOption } from '../../domain/option.ts';
import { firstValue } from '../../domain/query.ts';
import { PageHeader } from '../design/page-header.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import type { Resolution } from '../page-module.ts';
import { Text } from '../text/text.tsx';
import { CurrentClient } from './contact/current-client.tsx';
import { OtherMatters } from './contact/other-matters.tsx';
import { ProspectiveClient } from './contact/prospective-client.tsx';
import { Question } from './contact/question.tsx';
import type { Visitor } from './contact/view.tsx';

interface Props {
  /** Undefined until the visitor has chosen. */
  as?: Visitor;
  isTicketShown?: boolean;
}

export const choices = { as: ['current', 'prospective'], ticket: ['1'] } as const;
export const choiceLabels = { as: 'contact.question.title' } as const;

/** `as=current` or `as=prospective`; `ticket=1` for clients whom the chatbot did not help. */
export function resolve(query: URLSearchParams): Resolution<Props> {
  const as = parseOption(choices.as, firstValue(query, 'as'));
  if (!as) return { kind: 'page', props: {} };
  const isTicketShown = as === 'current' && firstValue(query, 'ticket') === '1';
  return { kind: 'page', props: { as, isTicketShown } };
}

export function Page({ as, isTicketShown = false }: Props) {
  const { t } = useTranslation();
  const title = isTicketShown
    ? t('contact.current.ticketPageTitle')
    : as && t(`contact.${as}.pageTitle`);
  return (
    <PageFrame title={title ?? t('contact.title')} summary={t('contact.summary')}>
      <PageHeader title={t('contact.heading')}>
        {!as && (
          <p>
            <Text k="contact.lede" />
          </p>
        )}
      </PageHeader>
      {!as && <Question />}
      {as === 'current' && <CurrentClient isTicketShown={isTicketShown} />}
      {as === 'prospective' && <ProspectiveClient />}
      <OtherMatters />
    </PageFrame>
  );
}
